import { displayGroups, tradeStatuses } from '../domain/trade/status.ts'
import { named, oneOf } from '../kernel/schema.ts'

export const tradeSides = ['buyer', 'seller', 'arbiter'] as const
/** What became of a release that waits in the messenger. */
export const tradeApprovalStates = ['waiting', 'approved', 'declined', 'expired'] as const

/** Where a trade stands, exactly. */
export const TradeStatus = named('TradeStatus', oneOf(tradeStatuses))
/** Under which heading people are shown a trade. */
export const TradeGroup = named('TradeGroup', oneOf(displayGroups))
/** Who the reader of a trade is in it. */
export const TradeSide = named('TradeSide', oneOf(tradeSides))
export const TradeApprovalState = named('TradeApprovalState', oneOf(tradeApprovalStates))
