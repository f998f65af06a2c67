import type { Static } from 'typebox'
import type { chatOperations } from '../../modules/trading/chat/schema.ts'
import type { Trade } from '../../modules/trading/shapes/trade.ts'

/** A trade as the API shows it to one of its sides. */
export type ShownTrade = Static<typeof Trade>

/** One message of its conversation. */
export type ShownMessage = Static<(typeof chatOperations)['messages']['reply']>['items'][number]

/** All that somebody knows of a trade when they decide: the messages are the latest, newest first. */
export interface TradeInView {
  readonly trade: ShownTrade
  readonly messages: readonly ShownMessage[]
  /** Keys of what was done already, as far as it is remembered: not all messages of a long conversation are read. */
  readonly done: ReadonlySet<string>
}
