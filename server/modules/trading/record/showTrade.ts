import type { Static } from 'typebox'
import type { SignedContext } from '../../../kernel/context.ts'
import type { TradeRow } from './tradeMapping.ts'
import type { Trade } from '../shapes/trade.ts'

/** A trade as the wire shows it to one viewer. */
export type TradeView = Static<typeof Trade>

/** Answers a trade as whoever asked sees it. Given to what hangs on a trade, a claim for instance: both are shown as one. */
export type ShowTrade = (row: TradeRow, context: SignedContext) => Promise<TradeView>
