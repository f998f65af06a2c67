import { instantStatuses } from '../domain/instantTrade/machine.ts'
import { namedSchema, oneOf } from '../kernel/schema.ts'

/** What became of an instant trade. */
export const InstantTradeStatus = namedSchema('InstantTradeStatus', oneOf(instantStatuses))
