import { AlikeList } from '@souk/design-system/domain/desk/dispute/AlikeList.tsx'
import { CaseSummary } from '@souk/design-system/domain/desk/dispute/CaseSummary.tsx'
import { CaseTimeline } from '@souk/design-system/domain/desk/dispute/CaseTimeline.tsx'
import { OpinionPanel } from '@souk/design-system/domain/desk/dispute/OpinionPanel.tsx'
import { QuestionList } from '@souk/design-system/domain/desk/dispute/QuestionList.tsx'
import { RulingPanel } from '@souk/design-system/domain/desk/dispute/RulingPanel.tsx'
import { PersonLayout } from '@souk/design-system/domain/desk/person/PersonLayout.tsx'
import type { AssetBook } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import { CaseConsole } from '@souk/design-system/domain/trading/dispute/CaseConsole.tsx'
import { ClaimCard } from '@souk/design-system/domain/trading/dispute/ClaimCard.tsx'
import { DisputeCard } from '@souk/design-system/domain/trading/dispute/DisputeCard.tsx'
import type { HistoryStep } from '@souk/design-system/domain/trading/trade/info/TradeHistory.tsx'
import type { DeskCaseQuery } from '../../../__generated__/graphql.ts'
import { paths } from '../../../routes/paths.ts'
import { operatorPaths } from '../operatorPaths.ts'
import { useCaseCalls } from './useCaseCalls.ts'

interface CaseViewProps {
  trade: NonNullable<DeskCaseQuery['trade']>
  found: NonNullable<DeskCaseQuery['disputeCase']>
  steps: readonly HistoryStep[]
  assets: AssetBook
  /** Asks for the case again. */
  onChanged: () => Promise<unknown>
}

/** A case that is there: who says what and what proves it, beside what an arbiter does about it. */
export function CaseView({ trade, found, steps, assets, onChanged }: CaseViewProps) {
  const { dispute, claim } = trade
  const isDispute = trade.status === 'disput'
  const openClaim = claim?.canRule === true ? claim : null
  const isOpen = isDispute || claim?.status === 'open'
  const calls = useCaseCalls(trade.id, isDispute ? null : (openClaim?.id ?? null), onChanged)
  const kind = !isDispute && claim !== null ? 'claim' : 'dispute'
  const amount = kind === 'claim' && claim !== null ? claim.held.amount : trade.amount
  const coin = assets.of(trade.cryptoCurrencyCode)
  return (
    <PersonLayout
      head={
        <CaseSummary
          tradeId={trade.id}
          kind={kind}
          isOpen={isOpen}
          amount={isOpen ? amount : trade.amount}
          coin={trade.cryptoCurrencyCode}
          fiatAmount={trade.fiatAmount}
          fiat={trade.currencyCode}
          assets={assets}
          tradeHref={paths.trade(trade.id)}
        />
      }
      requests={null}
      side={
        <>
          {(isDispute || openClaim !== null) && (
            <RulingPanel
              kind={kind}
              amount={amount}
              coin={coin}
              nameOf={{ buyer: trade.buyer.userName, seller: trade.seller.userName }}
              onRule={calls.rule}
            />
          )}
          {isDispute && <QuestionList questions={found.questions} onSend={calls.say} />}
          <OpinionPanel
            opinions={found.opinions}
            canAsk={isOpen}
            onAsk={calls.askOpinion}
            onAnswer={calls.giveOpinion}
          />
          <AlikeList rulings={found.alike} hrefOf={operatorPaths.dispute} />
        </>
      }
    >
      <CaseTimeline steps={steps} assets={assets} />
      {dispute !== null && <DisputeCard dispute={dispute} viewerSide="arbiter" />}
      {claim !== null && (
        // It is ruled beside it.
        <ClaimCard claim={{ ...claim, canRule: false }} viewerSide="arbiter" coin={coin} onRule={() => {}} />
      )}
      <CaseConsole
        content={{ status: 'ready', case: found }}
        declaredName={trade.payerName}
        assets={assets}
        profileHrefOf={userName => paths.user(userName)}
      />
    </PersonLayout>
  )
}
