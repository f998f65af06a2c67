import { parseTradeId, type TradeId } from '../domain/identifier/tradeId.ts'
import { parseObject } from './protocol.ts'

/** What an identifier names: everything of the viewer's own and the public events, or one trade's conversation. */
export type Channel =
  | { readonly name: 'AppChannel' }
  | { readonly name: 'ChatChannel'; readonly tradeId: TradeId }

/** Reads the identifier of a subscription; it may hold more fields than are known. Null when it names no channel. */
export function parseChannel(identifier: string): Channel | null {
  const value = parseObject(identifier)
  if (value?.channel === 'AppChannel') return { name: 'AppChannel' }
  if (value?.channel !== 'ChatChannel') return null
  const tradeId = parseTradeId(value.tradeId ?? value.trade_id)
  return tradeId ? { name: 'ChatChannel', tradeId } : null
}
