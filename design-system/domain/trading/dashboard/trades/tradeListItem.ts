import type { DecimalString } from '../../../../format/decimal.ts'
import type { TraderStanding } from '../../../people/profile/trader/trader.ts'
import type { TradeTimerShape } from '../../trade/tradeParts.ts'
import type { TradeSide, TradeStatus, TradeType } from '../../../reference/status/tradeStatus.ts'

/** A trade as a list shows it: the contract's fields in camelCase. */
export interface TradeListItem {
  readonly id: string
  readonly type: TradeType
  readonly status: TradeStatus
  readonly viewerSide: TradeSide
  /** It waits for the viewer. */
  readonly needsViewer: boolean
  /** The seller has still to say where the money goes. */
  readonly isWaitingForRequisites: boolean
  readonly cryptoCurrencyCode: string
  readonly currencyCode: string
  readonly amount: DecimalString
  readonly fiatAmount: DecimalString
  readonly counterparty: TraderStanding
  readonly paymentMethod: { readonly name: string }
  readonly timer: TradeTimerShape | null
  readonly unreadCount: number
}

/** The filters of the list, as on the wire. */
export const tradeListStates = ['active', 'opened', 'paid', 'dispute', 'closed', 'all'] as const
export type TradeListState = (typeof tradeListStates)[number]

/** What waits for the viewer first is how the list comes. */
export const tradeSorts = ['needs_me', 'updated', 'created'] as const
export type TradeSort = (typeof tradeSorts)[number]
