import type { Connection } from '../../database/database.ts'
import type { UserId } from '../../domain/identifier/identifier.ts'
import { parseTradeId, type TradeId } from '../../domain/identifier/tradeId.ts'
import { isCoinCode } from '../../domain/reference/coin.ts'
import { refuse } from '../../domain/refusal/refusal.ts'
import { listFilters, statusesOfFilter, type ListFilter } from '../../domain/trade/status.ts'
import { RequestRefused } from '../../kernel/refusal.ts'
import { isStaff, type SignedViewer } from '../../kernel/viewer.ts'
import { product } from '../../runtime/product.ts'
import type { TradeRow } from './mapping.ts'

/** A trade's id from outside; what is none does not exist. */
export function tradeIdOf(text: string): TradeId {
  const id = parseTradeId(text)
  if (!id) throw new RequestRefused(refuse('not_found', 'id'))
  return id
}

/** The trade that a viewer may read: a party's, and for staff also one in dispute or ruled. All else is not found. */
export async function readableTrade(db: Connection, viewer: SignedViewer, idText: string): Promise<TradeRow> {
  const row = await db.selectFrom('trade').selectAll().where('id', '=', tradeIdOf(idText)).executeTakeFirst()
  if (!row || !mayRead(row, viewer)) throw new RequestRefused(refuse('not_found', 'id'))
  return row
}

/** Whether a viewer may read a trade and its conversation. */
export const mayRead = (row: TradeRow, viewer: SignedViewer): boolean =>
  row.buyer_id === viewer.userId ||
  row.seller_id === viewer.userId ||
  (isStaff(viewer) && row.disputed_at !== null)

/** How a viewer's list is narrowed, sorted and cut. */
export interface TradeListQuery {
  readonly state?: ListFilter
  readonly crypto_currency_code?: string
  readonly sort?: 'created' | 'updated'
  readonly page?: number
  readonly limit?: number
}

const own = (db: Connection, userId: UserId) =>
  db.selectFrom('trade').where(eb => eb.or([eb('buyer_id', '=', userId), eb('seller_id', '=', userId)]))

/** One page of a user's trades, with how many there are under each filter. */
export async function listTrades(db: Connection, userId: UserId, query: TradeListQuery) {
  const { state = 'active', sort = 'updated', page = 1, limit = product.paging.limitDefault } = query
  const coin = query.crypto_currency_code
  if (coin !== undefined && !isCoinCode(coin))
    throw new RequestRefused(refuse('invalid_choice', 'crypto_currency_code'))
  const counts = await countByFilter(db, userId)
  const matching = own(db, userId)
    .where('status', 'in', statusesOfFilter[state])
    .$if(coin !== undefined, trades => trades.where('coin', '=', coin ?? ''))
  const total = coin === undefined ? counts[state] : await count(matching)
  const rows = await matching
    .selectAll()
    .orderBy(sort === 'created' ? 'opened_at' : 'updated_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const cap = product.paging.countCap
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

async function count(query: ReturnType<typeof own>): Promise<number> {
  const { count } = await query
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function countByFilter(db: Connection, userId: UserId): Promise<Record<ListFilter, number>> {
  const rows = await own(db, userId)
    .select(({ fn }) => ['status', fn.countAll<string>().as('count')])
    .groupBy('status')
    .execute()
  const sum = (filter: ListFilter) =>
    rows
      .filter(row => statusesOfFilter[filter].includes(row.status))
      .reduce((total, row) => total + Number(row.count), 0)
  return Object.fromEntries(listFilters.map(filter => [filter, sum(filter)])) as Record<ListFilter, number>
}
