import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import type { AdvertId, SavedSearchId, UserId } from '../../../domain/identifier/identifier.ts'
import { rateOf, type Rates } from '../../../domain/rate/rates.ts'
import { isCoinCode } from '../../../domain/reference/coin.ts'
import { isFiatCode } from '../../../domain/reference/fiat.ts'
import { every, type JobHandler, type JobParts } from '../../../runtime/job/jobHandler.ts'
import { product } from '../../../runtime/product.ts'
import { notify } from '../../telling/notification/notify.ts'
import { amongAdverts, matches, withinLimits, type Candidates } from './matchConditions.ts'

const batch = 500

/** What finding offers for kept searches stands on. */
export interface MatchingParts extends JobParts {
  readonly rates: () => Rates
}

interface Pair {
  readonly coin: string
  readonly fiat: string
}

/**
 * Finds what came to match a kept search: an advert that came on show, or one whose price the market or its owner has moved to
 * the search's limit. Each offer counts once in a search, ever. Then tells the owners, of one search once in an hour.
 */
export const savedSearchMatching = (parts: MatchingParts): JobHandler =>
  every('saved_search_matching', product.savedSearch.matchEverySeconds * 1000, async () => {
    while ((await readNews(parts)) === batch);
    await lookAtPrices(parts)
    while ((await tellOwners(parts)) === batch);
  })

/** Reads what is new on the market, and forgets it. */
const readNews = ({ database, rates }: MatchingParts): Promise<number> =>
  database.transaction(async tx => {
    const { rows: news } = await sql<{ advert_id: AdvertId }>`
      delete from offer_news where id in (select id from offer_news order by id limit ${batch} for update skip locked)
      returning advert_id`.execute(tx)
    const ids = [...new Set(news.map(({ advert_id: id }) => id))]
    if (ids.length === 0) return 0
    const { rows: pairs } = await sql<Pair>`
      select distinct coin, fiat from advert where id = any(${ids}::uuid[])`.execute(tx)
    for (const pair of pairs) await countMatches(tx, pair, rates(), () => amongAdverts(ids))
    return news.length
  })

/** Looks at the prices that a limit waits for: the market moves them without a word. */
async function lookAtPrices({ database, rates }: MatchingParts): Promise<void> {
  const { rows: pairs } = await sql<Pair>`
    select distinct coin, fiat from saved_search where price_limit is not null`.execute(database.db)
  for (const pair of pairs) await database.transaction(tx => countMatches(tx, pair, rates(), withinLimits))
}

async function countMatches(
  tx: Tx,
  { coin, fiat }: Pair,
  rates: Rates,
  candidates: Candidates,
): Promise<void> {
  if (!isCoinCode(coin) || !isFiatCode(fiat)) return
  const rate = rateOf(rates, coin, fiat)
  // Searches are locked in the order of their ids: nobody waits crosswise.
  await sql`
    with found as (
      insert into saved_search_offer (saved_search_id, advert_id)
      select s.id, a.id from saved_search s cross join lateral (${candidates({ coin, fiat }, rate)}) c
      join advert a on a.id = c.id
      where s.coin = ${coin} and s.fiat = ${fiat} and ${matches(rate)}
        and not exists (select from saved_search_offer o where o.saved_search_id = s.id and o.advert_id = a.id)
      order by s.id, a.id
      on conflict do nothing returning saved_search_id
    ), counted as (select saved_search_id as id, count(*)::int as count from found group by 1)
    update saved_search s set new_count = new_count + c.count,
      untold = case when is_notified then untold + c.count else untold end
    from counted c where c.id = s.id`.execute(tx)
}

/** Tells the owners of searches of which they were not told for an hour. */
const tellOwners = ({ database, random, clock }: MatchingParts): Promise<number> =>
  database.transaction(async tx => {
    const at = clock.now()
    const before = new Date(at.getTime() - product.savedSearch.noticeEveryMinutes * 60_000)
    const { rows } = await sql<{ id: SavedSearchId; user_id: UserId; coin: string }>`
      update saved_search set untold = 0, told_at = ${at} where id in (
        select id from saved_search where untold > 0 and is_notified and (told_at is null or told_at <= ${before})
        order by id limit ${batch} for update skip locked)
      returning id, user_id, coin`.execute(tx)
    for (const { user_id: userId, coin } of rows)
      await notify(
        tx,
        random,
        userId,
        { type: 'Notification::Admin', code: 'offer_matches', asset: coin },
        at,
      )
    return rows.length
  })
