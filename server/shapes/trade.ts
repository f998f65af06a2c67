import { displayGroups, tradeStatuses } from '../domain/trade/status.ts'
import { namedSchema, oneOf } from '../kernel/schema.ts'

export const tradeSides = ['buyer', 'seller', 'arbiter'] as const
/** What became of a release that waits in the messenger. */
export const tradeApprovalStates = ['waiting', 'approved', 'declined', 'expired'] as const

/** Where a trade stands, exactly. */
export const TradeStatus = namedSchema('TradeStatus', oneOf(tradeStatuses))
/** Under which heading people are shown a trade. */
export const TradeGroup = namedSchema('TradeGroup', oneOf(displayGroups))
/** Who the reader of a trade is in it. */
export const TradeSide = namedSchema('TradeSide', oneOf(tradeSides))
export const TradeApprovalState = namedSchema('TradeApprovalState', oneOf(tradeApprovalStates))
