import { sql, type RawBuilder } from 'kysely'
import { fiatForCoin } from '../../domain/advert/conversion.ts'
import type { UserId } from '../../domain/identifier/identifier.ts'
import { rateOf, type Rates } from '../../domain/rate/rates.ts'
import type { Wanted } from './searchInput.ts'

/** A piece of SQL. */
export type Sql = RawBuilder<unknown>

/** Who searches, and what becomes of their own adverts. */
export interface Searcher {
  /** Two of whom one has blocked the other do not meet; null for visitors. */
  readonly viewerId: UserId | null
  readonly mine: 'with' | 'without' | 'only'
}

/** Pieces that must all hold. */
export const every = (parts: readonly Sql[]): Sql =>
  parts.length === 0 ? sql`true` : sql.join([...parts], sql` and `)

/** The list that is searched: visible adverts of a pair and of the other side. Every index of a search begins with these. */
export const inList = ({ type, coin, fiat }: Wanted): Sql =>
  sql`is_visible and type = ${type === 'buy' ? 'Ad::Sell' : 'Ad::Buy'} and coin = ${coin} and fiat = ${fiat}`

/** What an advert of the list must be besides. All columns are in the index `advert_shown`: keep it so. */
export function filtersOf(wanted: Wanted, { viewerId, mine }: Searcher, rates: Rates): Sql {
  const { methods, banks, country, minimumRating, minimumTrades } = wanted
  const parts: Sql[] = []
  if (wanted.amount !== null) {
    const { amount, side } = wanted.amount
    // An amount of coins is compared at the market: prices differ, and the exact limits stand on each offer.
    const fiat =
      side === 'fiat' ? amount : fiatForCoin(amount, rateOf(rates, wanted.coin, wanted.fiat), wanted.fiat)
    parts.push(sql`minimum <= ${fiat}::numeric and maximum_now >= ${fiat}::numeric`)
  }
  const anyBank = sql`method_codes && ${methods}::text[]`
  if (banks === null && methods.length > 0) parts.push(anyBank)
  if (banks !== null) {
    const ofBanks = sql`(method_codes && ${banks.methods}::text[] and lower(bank_name) = any(${banks.names}::text[]))`
    parts.push(methods.length === 0 ? ofBanks : sql`(${anyBank} or ${ofBanks})`)
  }
  if (country !== null) parts.push(sql`(country is null or country = ${country})`)
  if (wanted.noRegistration) parts.push(sql`allow_anonymous`)
  if (wanted.phoneRequired) parts.push(sql`phone_required`)
  if (wanted.identityRequired) parts.push(sql`identity_required`)
  if (wanted.instantOnly) parts.push(sql`is_instant`)
  if (minimumRating !== null) parts.push(sql`owner_rating >= ${minimumRating}::numeric`)
  if (minimumTrades > 0) parts.push(sql`owner_trades >= ${minimumTrades}::int`)
  if (wanted.onlineOnly)
    parts.push(sql`exists (select 1 from presence where user_id = owner_id and is_online)`)
  if (viewerId !== null)
    parts.push(sql`owner_id not in (
      select blocked_id from black_list where user_id = ${viewerId}
      union all select user_id from black_list where blocked_id = ${viewerId})`)
  if (mine === 'only') parts.push(viewerId === null ? sql`false` : sql`owner_id = ${viewerId}`)
  if (mine === 'without' && viewerId !== null) parts.push(sql`owner_id <> ${viewerId}`)
  return every(parts)
}
