import { Value } from 'typebox/value'
import { parseTradeId, type TradeId } from '../domain/identifier/tradeId.ts'
import { UserName } from '../kernel/schema.ts'
import { parseObject } from './protocol.ts'

/** What an identifier names: everything of the viewer's own and the public events, what is public of one person, or a trade's conversation. */
export type Channel =
  | { readonly name: 'AppChannel'; readonly userName?: string }
  | { readonly name: 'ChatChannel'; readonly tradeId: TradeId }

/** Reads the identifier of a subscription; it may hold more fields than are known. Null when it names no channel. */
export function parseChannel(identifier: string): Channel | null {
  const value = parseObject(identifier)
  if (value?.channel === 'AppChannel') return appChannelOf(value.userName ?? value.user_name)
  if (value?.channel !== 'ChatChannel') return null
  const tradeId = parseTradeId(value.tradeId ?? value.trade_id)
  return tradeId ? { name: 'ChatChannel', tradeId } : null
}

/** With a field more, the main channel is about one person: the specification lets identifiers have more fields. */
function appChannelOf(userName: unknown): Channel | null {
  if (userName === undefined) return { name: 'AppChannel' }
  return typeof userName === 'string' && Value.Check(UserName, userName)
    ? { name: 'AppChannel', userName }
    : null
}
