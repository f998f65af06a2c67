import type { Connection } from '../../database/database.ts'
import type { UserId } from '../../domain/identifier/identifier.ts'
import { parseTradeId, type TradeId } from '../../domain/identifier/tradeId.ts'
import { isCoinCode } from '../../domain/reference/coin.ts'
import { refuse } from '../../domain/refusal/refusal.ts'
import type { ListFilter } from '../../domain/trade/status.ts'
import { RequestRefused } from '../../kernel/refusal.ts'
import { isStaff, type SignedViewer } from '../../kernel/viewer.ts'
import { product } from '../../runtime/product.ts'
import { countByFilter, countRows, readRows } from './listRows.ts'
import type { TradeRow } from './mapping.ts'
import type { Sought } from './searchText.ts'
import type { tradeSearchSorts, tradeTypes } from './shapes.ts'

/** A trade's id from outside; what is none does not exist. */
export function tradeIdOf(text: string): TradeId {
  const id = parseTradeId(text)
  if (!id) throw new RequestRefused(refuse('not_found', 'id'))
  return id
}

/** The trade that a viewer may read: a party's, and for staff also one in dispute or ruled, or that is claimed. All else is not found. */
export async function readableTrade(db: Connection, viewer: SignedViewer, idText: string): Promise<TradeRow> {
  const row = await db.selectFrom('trade').selectAll().where('id', '=', tradeIdOf(idText)).executeTakeFirst()
  if (!row || !mayRead(row, viewer)) throw new RequestRefused(refuse('not_found', 'id'))
  return row
}

/** Whether a viewer may read a trade and its conversation. */
export const mayRead = (row: TradeRow, viewer: SignedViewer): boolean =>
  row.buyer_id === viewer.userId ||
  row.seller_id === viewer.userId ||
  (isStaff(viewer) && (row.disputed_at !== null || row.claimed_at !== null))

/** How a viewer's list is narrowed, sorted and cut. */
export interface TradeListQuery {
  readonly state?: ListFilter
  readonly crypto_currency_code?: string
  readonly type?: (typeof tradeTypes)[number]
  readonly sort?: (typeof tradeSearchSorts)[number]
  readonly page?: number
  readonly limit?: number
}

/**
 * One page of a user's trades, with how many there are under each filter.
 * @param sought only what is looked for; null for all
 */
export async function listTrades(
  db: Connection,
  userId: UserId,
  query: TradeListQuery,
  sought: Sought | null = null,
) {
  const {
    state = 'active',
    type = null,
    sort = 'updated',
    page = 1,
    limit = product.paging.limitDefault,
  } = query
  const coin = query.crypto_currency_code ?? null
  if (coin !== null && !isCoinCode(coin))
    throw new RequestRefused(refuse('invalid_choice', 'crypto_currency_code'))
  const listed = { state, coin, type, sought, sort }
  const cap = product.paging.countCap
  const counts = await countByFilter(db, userId)
  const cut = { offset: (page - 1) * limit, limit }
  const rows = await readRows(db, userId, listed, cut)
  const isAll = coin === null && type === null && sought === null
  // A page that is not full says itself how many there are.
  const isLast = rows.length < limit && (rows.length > 0 || page === 1)
  const total = isAll
    ? counts[state]
    : isLast
      ? cut.offset + rows.length
      : await countRows(db, userId, listed, cap + 1)
  return {
    rows,
    counts,
    page: {
      page,
      pages: Math.ceil(Math.min(total, cap) / limit),
      total: Math.min(total, cap),
      total_is_capped: total > cap,
    },
  }
}
