import { countRows } from '../../../database/countRows.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import {
  newSavedSearchId,
  parseSavedSearchId,
  type SavedSearchId,
  type UserId,
} from '../../../domain/identifier/identifier.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import { decimal, type DecimalString } from '../../../domain/money/decimal.ts'
import { rateOf, type Rates } from '../../../domain/rate/rates.ts'
import { refuse, refuseWith } from '../../../domain/refusal/refusal.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { product } from '../../../runtime/product.ts'
import { wantedOf, type SearchInput } from '../advert/search/searchInput.ts'
import { lockTrader } from '../../people/profile/lockTrader.ts'
import { matches } from './matchConditions.ts'
import type { KeptSearch } from './schema.ts'
import type { SavedSearchRow } from './tables.ts'

/** What somebody keeps. */
export interface Keeping {
  readonly name: string
  readonly query: SearchInput
  readonly priceLimit: string | null
  readonly isNotified: boolean
}

/** A price that is one. */
export function priceLimitOf(text: string | null | undefined): DecimalString | null {
  if (text === null || text === undefined) return null
  const price = decimal(text)
  if (price === '0' || price.startsWith('-'))
    throw new RequestRefused(refuse('invalid_decimal', 'price_limit'))
  return price
}

/** Keeps a search, up to the most that one person may keep. What matches already is no news. */
export async function keepSearch(
  tx: Tx,
  { random, rates }: { readonly random: Random; readonly rates: Rates },
  userId: UserId,
  { name, query, priceLimit, isNotified }: Keeping,
  at: Date,
): Promise<SavedSearchRow> {
  const columns = columnsOf(query)
  // One at a time, so that their number stays within its limit.
  await lockTrader(tx, userId)
  const count = await countRows(tx.selectFrom('saved_search').where('user_id', '=', userId))
  const { mostOfOne } = product.savedSearch
  if (count >= mostOfOne)
    throw new RequestRefused(refuseWith('saved_search_limit_reached', { limit: mostOfOne }))
  const id = newSavedSearchId(at, random)
  const row = await tx
    .insertInto('saved_search')
    .values({
      id,
      user_id: userId,
      name: name.trim(),
      ...columns,
      price_limit: priceLimitOf(priceLimit),
      is_notified: isNotified,
      told_at: null,
      created_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await knowWhatMatches(tx, row, rates)
  return row
}

/** Counts as known what matches now. */
export async function knowWhatMatches(tx: Tx, row: SavedSearchRow, rates: Rates): Promise<void> {
  const { coin, fiat } = wantedOf(inputOf(row.query))
  await sql`
    insert into saved_search_offer (saved_search_id, advert_id)
    select s.id, a.id from saved_search s join advert a on a.coin = s.coin and a.fiat = s.fiat
    where s.id = ${row.id} and ${matches(rateOf(rates, coin, fiat))}
    on conflict do nothing`.execute(tx)
}

/** A kept search of this owner, locked; anybody else's are not there. */
export async function lockOwnSearch(tx: Tx, idText: string, userId: UserId): Promise<SavedSearchRow> {
  const id: SavedSearchId | undefined = parseSavedSearchId(idText)
  const row =
    id &&
    (await tx
      .selectFrom('saved_search')
      .selectAll()
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst())
  if (!row) throw new RequestRefused(refuse('not_found', 'id'))
  return row
}

/** A kept query as it came. */
const inputOf = ({ amount, country_code, minimum_rating, ...query }: KeptSearch): SearchInput => ({
  ...query,
  ...(amount === null ? {} : { amount }),
  ...(country_code === null ? {} : { country_code }),
  ...(minimum_rating === null ? {} : { minimum_rating }),
})

function columnsOf(input: SearchInput) {
  const wanted = wantedOf(input, 'query.')
  const kept: KeptSearch = {
    type: wanted.type,
    crypto_currency_code: wanted.coin,
    currency_code: wanted.fiat,
    amount: wanted.amount?.amount ?? null,
    amount_side: wanted.amount?.side ?? 'fiat',
    payment_method_code: (input.payment_method_code ?? []).filter(code => code !== 'ANY'),
    payment_method_bank_code: input.payment_method_bank_code ?? [],
    country_code: wanted.country,
    online_only: wanted.onlineOnly,
    no_registration: wanted.noRegistration,
    sms_required: wanted.phoneRequired,
    for_identified_people: wanted.identityRequired,
    supports_instant_trade: wanted.instantOnly,
    minimum_rating: wanted.minimumRating,
    minimum_trades: wanted.minimumTrades,
  }
  return {
    query: JSON.stringify(kept),
    advert_type: wanted.type === 'buy' ? ('Ad::Sell' as const) : ('Ad::Buy' as const),
    coin: wanted.coin,
    fiat: wanted.fiat,
    amount: kept.amount,
    amount_side: kept.amount_side,
    method_codes: [...wanted.methods],
    bank_method_codes: [...(wanted.banks?.methods ?? [])],
    bank_names: [...(wanted.banks?.names ?? [])],
    country: wanted.country,
    online_only: wanted.onlineOnly,
    no_registration: wanted.noRegistration,
    phone_required: wanted.phoneRequired,
    identity_required: wanted.identityRequired,
    instant_only: wanted.instantOnly,
    minimum_rating: wanted.minimumRating,
    minimum_trades: wanted.minimumTrades,
  }
}
