import type { Connection } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import { isCoinCode } from '../../../domain/reference/coin.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import type { ListFilter } from '../../../domain/trade/status.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { product } from '../../../runtime/product.ts'
import { countByFilter, countListed, readRows } from './readRows.ts'
import type { Sought } from './searchText.ts'
import type { tradeSearchSorts, tradeTypes } from '../shapes/trade.ts'

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
      : await countListed(db, userId, listed, cap + 1)
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
