import Clock from 'lucide-react/icons/clock'
import UserRound from 'lucide-react/icons/user-round'
import UserRoundX from 'lucide-react/icons/user-round-x'
import { useState } from 'react'
import { formatDate } from '../../../../format/date/formatDate.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Chip } from '../../../../primitives/chip/Chip.tsx'
import { DefinitionList } from '../../../../primitives/list/DefinitionList.tsx'
import { DefinitionRow } from '../../../../primitives/list/DefinitionRow.tsx'
import { shortAddress } from '../../../money/transaction/shortAddress.ts'
import { Amount } from '../../../reference/asset/Amount.tsx'
import type { AssetBook } from '../../../reference/asset/assetBook.ts'
import { CoinIcon } from '../../../reference/asset/CoinIcon.tsx'
import { SecondRequestCard } from '../../act/SecondRequestCard.tsx'
import type { RequestDecision, SecondRequestShape } from '../../deskShape.ts'
import { CopiedFact } from '../CopiedFact.tsx'
import type { RowOpening } from '../QueueCard.tsx'
import { OpeningRow } from '../QueueRow.tsx'
import type { DeskDepositShape } from '../queueShape.ts'
import { SaidPlace } from '../SaidPlace.tsx'
import { useNetworkName } from '../useNetworkName.ts'
import { DepositCredit } from './DepositCredit.tsx'
import type { CreditOutcome, CreditWish } from './creditShape.ts'

interface DepositRowProps {
  deposit: DeskDepositShape
  opening: RowOpening
  assets: AssetBook
  goalMinutes: number | null
  /** The credit that waits for a second operator; null while nobody has asked for one. */
  request: SecondRequestShape | null
  personHrefOf: (userName: string) => string
  onCredit: (wish: CreditWish) => Promise<CreditOutcome>
  onDecide: (id: string, decision: RequestDecision, reason: string | null) => Promise<unknown>
}

/** One deposit without an owner: how much it is and who claims it; opened, where it came from and whom it can be credited to. */
export function DepositRow(props: DepositRowProps) {
  const { deposit, opening, assets, goalMinutes, request, personHrefOf, onCredit, onDecide } = props
  const t = useT('deskQueue')
  const locale = useLocale()
  const nameOf = useNetworkName()
  const [said, setSaid] = useState<{ readonly text: string } | null>(null)
  const { coin, amount, network, sender, seenAt } = deposit
  const credit = async (wish: CreditWish) => {
    const { outcome, expiresAt } = await onCredit(wish)
    const isAsked = outcome === 'asked' && expiresAt !== null
    const time = isAsked ? formatDate(expiresAt, { format: 'dateTime', locale }) : ''
    setSaid({ text: isAsked ? t('deposit.askedUntil', { time }) : t('deposit.credited') })
  }
  return (
    <OpeningRow
      {...opening}
      title={<Amount amount={amount} asset={assets.of(coin)} mode="full" code="always" />}
      mark={<CoinIcon code={coin} size="m" />}
      facts={
        <>
          <span>{nameOf(network)}</span>
          <span>{sender === null ? t('deposit.senderUnknown') : <bdi>{shortAddress(sender)}</bdi>}</span>
        </>
      }
      note={<Standing deposit={deposit} isAsked={request !== null} />}
      waiting={{ since: seenAt, goalMinutes }}
    >
      <DepositFacts deposit={deposit} />
      {request !== null && <SaidPlace said={said} />}
      {request === null ? (
        <DepositCredit
          deposit={deposit}
          asset={assets.of(coin)}
          personHrefOf={personHrefOf}
          onCredit={credit}
        />
      ) : (
        <SecondRequestCard
          request={request}
          headingLevel={2}
          onDecide={(decision, reason) => onDecide(request.id, decision, reason)}
        />
      )}
    </OpeningRow>
  )
}

function Standing({ deposit, isAsked }: { deposit: DeskDepositShape; isAsked: boolean }) {
  const t = useT('deskQueue')
  const count = deposit.claimants.length
  return (
    <>
      {isAsked && (
        <Chip icon={Clock} tone="warning">
          {t('deposit.asked')}
        </Chip>
      )}
      {count === 0 ? (
        <Chip icon={UserRoundX}>{t('deposit.unclaimed')}</Chip>
      ) : (
        <Chip icon={UserRound} tone="accent">
          {t('deposit.claims', { count })}
        </Chip>
      )}
    </>
  )
}

function DepositFacts({ deposit }: Pick<DepositRowProps, 'deposit'>) {
  const t = useT('deskQueue')
  const locale = useLocale()
  const { sender, address, txid, confirmations, seenAt } = deposit
  return (
    <DefinitionList>
      <DefinitionRow term={t('fact.seen')}>
        {formatDate(seenAt, { format: 'dateTime', locale })}
      </DefinitionRow>
      <DefinitionRow term={t('fact.confirmations')}>{confirmations}</DefinitionRow>
      <CopiedFact term={t('fact.sender')} text={sender} none={t('unknown')} />
      <CopiedFact term={t('fact.address')} text={address} none={t('unknown')} />
      <CopiedFact term={t('fact.txid')} text={txid} none={t('none')} />
    </DefinitionList>
  )
}
