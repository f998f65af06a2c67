import { sql, type RawBuilder } from 'kysely'
import { fiatForCoin } from '../../../../domain/advert/conversion.ts'
import type { UserId } from '../../../../domain/identifier/identifier.ts'
import { advertRules } from '../../../../domain/advert/rules.ts'
import type { DecimalString } from '../../../../domain/money/decimal.ts'
import { rateOf, type Rates } from '../../../../domain/rate/rates.ts'
import { scaleOf } from '../../../../domain/reference/asset.ts'
import type { FiatCode } from '../../../../domain/reference/fiat.ts'
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
  if (wanted.amount !== null)
    parts.push(sql`${amountIn(wanted, wanted.amount, rates)} between minimum and maximum_now`)
  // What is shown has such limits; this says so even while a review of it waits.
  if (wanted.correctLimits) parts.push(sql`minimum <= maximum_now`)
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

/** Whether filters need the price of each advert. The indexes of the sorts do not all hold it: it costs a look at the adverts. */
export const needsPrices = ({ amount, correctLimits }: Wanted): boolean =>
  correctLimits && amount?.side === 'crypto'

/** An amount in the list's fiat: of coins at the market, since prices differ, or at each advert's price where that is wanted. */
function amountIn(wanted: Wanted, { amount, side }: NonNullable<Wanted['amount']>, rates: Rates): Sql {
  if (side === 'fiat') return sql`${amount}::numeric`
  const rate = rateOf(rates, wanted.coin, wanted.fiat)
  if (!needsPrices(wanted)) return sql`${fiatForCoin(amount, rate, wanted.fiat)}::numeric`
  return sql`round(${amount}::numeric * ${priceIn(wanted.fiat, rate)}, ${scaleOf(wanted.fiat)}::int)`
}

/** The price of an advert as `priceOf` rounds it: to the minor unit, or to so many digits where that is finer. */
function priceIn(fiat: FiatCode, rate: DecimalString): Sql {
  const exact = sql`(multiplier * ${rate}::numeric)`
  const digits = sql`${advertRules.priceDigits - 1}::int - floor(log(${exact}))::int`
  return sql`coalesce(round(${exact}, greatest(${scaleOf(fiat)}::int, ${digits})), own_price)`
}
