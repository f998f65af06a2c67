import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import type { AssetBook } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import { ClaimCard } from '@souk/design-system/domain/trading/dispute/ClaimCard.tsx'
import { ClaimOffer } from '@souk/design-system/domain/trading/dispute/ClaimOffer.tsx'
import { DisputeCard } from '@souk/design-system/domain/trading/dispute/DisputeCard.tsx'
import type { CaseSideName } from '@souk/design-system/domain/trading/dispute/dispute.ts'
import { useModalOf } from '@souk/design-system/modal/useModal.ts'
import type { modalTable } from '../../../parts/modals/modalTable.ts'
import { useServices } from '../../../services/useServices.ts'
import { useWordedPart } from '../../../services/useWordedPart.ts'
import type { TradeActions } from '../useTradeActions.ts'
import type { ClaimRuling } from './ClaimRulingDialog.tsx'
import { TradeCaseFragment } from './TradeCase.fragment.ts'

/** Staff alone reads both sides. */
const loadConsole = () => import('./CaseSides.tsx').then(part => part.CaseSides)
const ruling = { load: () => import('./ClaimRulingDialog.tsx').then(dialog => dialog.ClaimRulingDialog) }

interface TradeCaseProps {
  trade: FragmentType<typeof TradeCaseFragment>
  assets: AssetBook
  actions: TradeActions
}

/** The dispute of a trade, its claim or the offer to file one, and for an arbiter both sides. */
export function TradeCase({ trade, assets, actions }: TradeCaseProps) {
  const { data } = useSuspenseFragment({ fragment: TradeCaseFragment, from: trade })
  const { modals } = useServices()
  const modal = useModalOf<typeof modalTable>()
  const showConsole = useWordedPart(data.viewerSide === 'arbiter', loadConsole, 'person')
  const { dispute, claim, viewerSide } = data
  const coin = assets.of(data.cryptoCurrencyCode)
  const offer = data.actions.find(({ action }) => action === 'claim')
  const rule = (inFavourOf: CaseSideName) => {
    if (claim === null) return
    const { userName } = data[inFavourOf]
    void modals.open('confirmation', ruling, {
      claimId: claim.id,
      inFavourOf,
      held: claim.held.amount,
      coin,
      userName,
    } satisfies ClaimRuling)
  }
  return (
    <>
      {offer !== undefined && <ClaimOffer action={offer} onClaim={() => actions.act('claim')} />}
      {claim !== null && (
        <ClaimCard
          {...{ claim, viewerSide, coin }}
          onRule={rule}
          onOpenImage={attachment => void modal.open('attachment', { attachment })}
        />
      )}
      {dispute !== null && <DisputeCard {...{ dispute, viewerSide }} />}
      {showConsole?.({ tradeId: data.id, declaredName: data.payerName, assets })}
    </>
  )
}
