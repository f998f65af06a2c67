import { instantStatuses } from '../domain/instantTrade/machine.ts'
import { named, oneOf } from '../kernel/schema.ts'

/** What became of an instant trade. */
export const InstantTradeStatus = named('InstantTradeStatus', oneOf(instantStatuses))
