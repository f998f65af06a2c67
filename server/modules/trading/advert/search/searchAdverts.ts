import { sql } from 'kysely'
import type { Connection } from '../../../../database/database.ts'
import type { AdvertId } from '../../../../domain/identifier/identifier.ts'
import type { Rates } from '../../../../domain/rate/rates.ts'
import { product } from '../../../../runtime/product.ts'
import { filtersOf, inList, needsPrices, type Searcher, type Sql } from './searchConditions.ts'
import { isPlain, type Wanted } from './searchInput.ts'
import { orderOf, type Order, type SearchSort } from './searchOrder.ts'
import type { AdvertRow } from '../tables.ts'

/** A search by somebody: what for, in which order, and how far. */
export interface SearchQuery extends Searcher {
  readonly wanted: Wanted
  readonly sort: SearchSort
  readonly page: number
  readonly limit: number
}

/** So many adverts of each run are looked at before the whole list is; few where nothing but a blocked owner is left out. */
const nearby = { filtered: 500, plain: 40 }

/** What a search reads: where, and how it is ordered. */
interface Reading {
  readonly list: Sql
  readonly filters: Sql
  /** What the filters, and the orders, ask of an advert. */
  readonly columns: Sql
  readonly nearby: number
  readonly order: Order
  readonly offset: number
  readonly limit: number
}

interface Found {
  readonly ids: readonly AdvertId[]
  /** Of all pages; null where nobody has counted. */
  readonly total: number | null
}

/**
 * One page of visible adverts, best first. The beginning of the list answers most searches, in the order of an index; what is
 * rare is looked for in the whole list, which an index holds too. Neither reads the adverts themselves.
 */
export async function searchAdverts(
  db: Connection,
  query: SearchQuery,
  rates: Rates,
): Promise<{ rows: AdvertRow[]; total: number; isCapped: boolean }> {
  const { wanted, page, limit } = query
  const reading: Reading = {
    list: inList(wanted),
    filters: filtersOf(wanted, query, rates),
    columns: needsPrices(wanted) ? pricedColumns : columns,
    nearby: isPlain(wanted) && query.mine === 'with' ? nearby.plain : nearby.filtered,
    order: orderOf(query.sort, wanted, rates),
    offset: (page - 1) * limit,
    limit,
  }
  // One's own are few, and found by their owner.
  const near = query.mine === 'only' ? null : await findNear(db, reading)
  const found = near ?? (await findAnywhere(db, reading))
  const total = found.total ?? (await count(db, reading))
  const cap = product.paging.countCap
  return {
    rows: await rowsOf(db, found.ids),
    total: Math.min(total, cap),
    isCapped: total > cap,
  }
}

const byOrder = ({ ids }: Order) => sql`is_apart, score, id ${sql.raw(ids)}`

/** Looks through the beginning of each run; null where that does not decide what stands on the page. */
async function findNear(db: Connection, reading: Reading): Promise<Found | null> {
  const { list, filters, columns: asked, order, offset, limit } = reading
  const needed = offset + limit
  const looked = needed + reading.nearby
  const after = sql.raw(order.ids === 'asc' ? '>' : '<')
  const runs = order.runs.map((run, index) => ({ ...run, name: sql.raw(`run${index}`) }))
  const looks = runs.map(
    ({ name, where, orderBy, score, isApart }) => sql`${name} as materialized (
      select ${asked}, ${score} as score, ${sql.raw(String(isApart))} as is_apart
      from advert where ${list} and ${where} order by ${orderBy} limit ${looked})`,
  )
  // Where a run goes on, nothing is known of what comes after the last that was looked at.
  const ends = runs.map(
    ({ name }) => sql`(select is_apart, score, id from ${name}
      where (select count(*) from ${name}) = ${looked} order by ${byOrder(order)} offset ${looked - 1} limit 1)`,
  )
  const matches = runs.map(
    ({ name }) => sql`(select is_apart, score, id from ${name}
      where ${filters} order by ${byOrder(order)} limit ${needed})`,
  )
  const { rows } = await sql<{ ids: AdvertId[]; ends: number }>`
    with ${sql.join(looks)}, run_end as (${sql.join(ends, sql` union all `)}),
    known as (
      select * from (${sql.join(matches, sql` union all `)}) m where not exists (
        select 1 from run_end e where (m.is_apart, m.score) > (e.is_apart, e.score)
          or ((m.is_apart, m.score) = (e.is_apart, e.score) and m.id ${after} e.id)))
    select array(select id from known order by ${byOrder(order)} limit ${needed}) as ids,
      (select count(*)::int from run_end) as ends`.execute(db)
  const [{ ids, ends: open } = { ids: [], ends: 0 }] = rows
  if (open > 0 && ids.length < needed) return null
  // What is not full is the last page: what was found is all there is.
  return { ids: ids.slice(offset), total: ids.length < needed ? ids.length : null }
}

/** What the indexes of all sorts hold. */
const columns = sql.raw(
  `id, owner_id, minimum, maximum_now, method_codes, bank_name, country, allow_anonymous, phone_required, identity_required,
  is_instant, owner_rating, owner_trades`,
)
const pricedColumns = sql`${columns}, multiplier, own_price`

/** Looks through the whole list, and counts. */
async function findAnywhere(db: Connection, reading: Reading): Promise<Found> {
  const { list, filters, order, offset, limit } = reading
  const { rows } = await sql<{ ids: AdvertId[]; total: number }>`
    with found as materialized (
      select id, ${order.isApart} as is_apart, ${order.score} as score from advert where ${list} and ${filters})
    select array(select id from found order by ${byOrder(order)} limit ${limit} offset ${offset}) as ids,
      (select count(*)::int from found) as total`.execute(db)
  return rows[0] ?? { ids: [], total: 0 }
}

/** How many there are; one more than the cap stands for more. */
async function count(db: Connection, { list, filters }: Reading): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 from advert where ${list} and ${filters} limit ${product.paging.countCap + 1}
    ) found`.execute(db)
  return rows[0]?.count ?? 0
}

/** The adverts themselves, in this order. */
async function rowsOf(db: Connection, ids: readonly AdvertId[]): Promise<AdvertRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<AdvertRow>`
    select advert.* from unnest(${ids}::uuid[]) with ordinality as wanted(id, place)
    join advert using (id) order by place`.execute(db)
  return rows
}
