import type {
  PayoutSentShape,
  PayoutState,
} from '@souk/design-system/domain/trading/guest/PayoutSentState.tsx'
import type { GuestTrade_TradeFragment } from '../../__generated__/graphql.ts'

type Payout = NonNullable<GuestTrade_TradeFragment['payout']>
type Status = NonNullable<Payout['status']>

/** How the statuses of a withdrawal look to a guest, who approves nothing. */
const stateOf: Record<Status, PayoutState> = {
  awaiting_approval: 'onItsWay',
  approved: 'onItsWay',
  signed: 'onItsWay',
  broadcast: 'onItsWay',
  confirmed: 'arrived',
  declined: 'failed',
  expired: 'failed',
  cancelled: 'failed',
  aml_refused: 'refused',
  failed: 'failed',
}

/** How far a guest’s coins have come; null before they were on their way. */
export const payoutSentOf = ({ status, sent, networkFee, txid, txUrl }: Payout): PayoutSentShape | null =>
  status === null || sent === null || networkFee === null
    ? null
    : { state: stateOf[status], amount: sent, networkFee, txid, txUrl }
