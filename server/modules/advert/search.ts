import { sql, type RawBuilder } from 'kysely'
import type { Connection } from '../../database/database.ts'
import { fiatForCoin, type AmountSide } from '../../domain/advert/conversion.ts'
import type { UserId } from '../../domain/identifier/identifier.ts'
import type { DecimalString } from '../../domain/money/decimal.ts'
import { rateOf, type Rates } from '../../domain/rate/rates.ts'
import type { CoinCode } from '../../domain/reference/coin.ts'
import type { FiatCode } from '../../domain/reference/fiat.ts'
import { anyPaymentMethod } from '../../domain/reference/paymentMethod.ts'
import { product } from '../../runtime/product.ts'
import type { AdvertRow } from './tables.ts'

/** What somebody looks for. `type` is what they want to do: who wants to buy meets adverts that sell. */
export interface SearchQuery {
  readonly type: 'buy' | 'sell'
  readonly coin: CoinCode
  readonly fiat: FiatCode
  readonly amount: { readonly amount: DecimalString; readonly side: AmountSide } | null
  readonly methods: readonly string[]
  readonly country: string | null
  readonly onlineOnly: boolean
  readonly noRegistration: boolean
  /** Two of whom one has blocked the other do not meet; null for visitors. */
  readonly viewerId: UserId | null
  readonly sort: 'best_price' | 'you_get' | 'fastest_release'
  readonly page: number
  readonly limit: number
}

type Sql = RawBuilder<unknown>

/**
 * One page of visible adverts, best first. Average adverts come in the order of their factor, the others in that of their
 * price; both are read from their index as far as the page needs, then merged. Sandboxed ones come last by price.
 */
export async function searchAdverts(
  db: Connection,
  query: SearchQuery,
  rates: Rates,
): Promise<{ rows: AdvertRow[]; total: number; isCapped: boolean }> {
  const where = conditions(query, rates)
  const offset = (query.page - 1) * query.limit
  const rows = await (query.sort === 'fastest_release'
    ? fastest(db, query, where, offset)
    : cheapest(db, query, where, rates, offset))
  // A page that is not full is the last: what was found is all there is.
  const isLast = rows.length < query.limit && (rows.length > 0 || offset === 0)
  const total = isLast ? offset + rows.length : await count(db, where)
  const cap = product.paging.countCap
  return { rows, total: Math.min(total, cap), isCapped: total > cap }
}

/** How many there are; one more than the cap stands for more. */
async function count(db: Connection, where: Sql): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 from advert where ${where} limit ${product.paging.countCap + 1}
    ) found`.execute(db)
  return rows[0]?.count ?? 0
}

const and = (parts: readonly Sql[]): Sql => sql.join([...parts], sql` and `)

function conditions(query: SearchQuery, rates: Rates): Sql {
  const parts: Sql[] = [
    sql`is_visible`,
    sql`type = ${query.type === 'buy' ? 'Ad::Sell' : 'Ad::Buy'}`,
    sql`coin = ${query.coin}`,
    sql`fiat = ${query.fiat}`,
  ]
  if (query.amount !== null) {
    const { amount, side } = query.amount
    // An amount of coins is compared at the market: prices differ, and the exact limits stand on each offer.
    const fiat =
      side === 'fiat' ? amount : fiatForCoin(amount, rateOf(rates, query.coin, query.fiat), query.fiat)
    parts.push(sql`minimum <= ${fiat}::numeric and maximum_now >= ${fiat}::numeric`)
  }
  const methods = query.methods.filter(code => code !== anyPaymentMethod)
  if (methods.length > 0) parts.push(sql`method_codes && ${methods}::text[]`)
  if (query.country !== null) parts.push(sql`(country is null or country = ${query.country})`)
  if (query.noRegistration) parts.push(sql`allow_anonymous`)
  if (query.onlineOnly)
    parts.push(sql`exists (select 1 from presence where user_id = owner_id and is_online)`)
  if (query.viewerId !== null)
    parts.push(sql`owner_id not in (
      select blocked_id from black_list where user_id = ${query.viewerId}
      union all select user_id from black_list where blocked_id = ${query.viewerId})`)
  return and(parts)
}

async function cheapest(
  db: Connection,
  query: SearchQuery,
  where: Sql,
  rates: Rates,
  offset: number,
): Promise<AdvertRow[]> {
  const direction = query.type === 'buy' ? sql`asc` : sql`desc`
  const needed = offset + query.limit
  const rate = rateOf(rates, query.coin, query.fiat)
  // Sandboxed adverts are ranked last by price; by what one gets they stand where they belong.
  const isRanked = query.sort === 'best_price'
  const rank = isRanked ? sql`is_sandboxed, ` : sql``
  const mergedRank = isRanked ? sql`merged.is_sandboxed, ` : sql``
  const { rows } = await sql<AdvertRow>`
    select advert.* from (
      (select id, is_sandboxed, multiplier * ${rate}::numeric as price from advert
        where ${where} and multiplier is not null
        order by ${rank} multiplier ${direction}, id limit ${needed})
      union all
      (select id, is_sandboxed, own_price as price from advert
        where ${where} and multiplier is null
        order by ${rank} own_price ${direction}, id limit ${needed})
    ) merged join advert using (id)
    order by ${mergedRank} price ${direction}, id limit ${query.limit} offset ${offset}`.execute(db)
  return rows
}

async function fastest(db: Connection, query: SearchQuery, where: Sql, offset: number): Promise<AdvertRow[]> {
  const { rows } = await sql<AdvertRow>`
    select advert.* from advert left join trader on trader.user_id = owner_id
    where ${where}
    order by trader.median_release_seconds asc nulls last, advert.id
    limit ${query.limit} offset ${offset}`.execute(db)
  return rows
}
