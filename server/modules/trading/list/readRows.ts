import { sql, type RawBuilder } from 'kysely'
import type { Connection } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import type { CoinCode } from '../../../domain/reference/coin.ts'
import { listFilters, openStatuses, statusesOfFilter, type ListFilter } from '../../../domain/trade/status.ts'
import type { TradeRow } from '../record/tradeMapping.ts'
import { endsAt, isFinished, needs } from './listOrder.ts'
import { isSought, type Sought } from './searchText.ts'
import type { tradeSearchSorts, tradeTypes } from '../shapes/trade.ts'

/** Which trades of a person, in which order. */
export interface ListedTrades {
  readonly state: ListFilter
  readonly coin: CoinCode | null
  readonly type: (typeof tradeTypes)[number] | null
  /** Only what is looked for; null for all. */
  readonly sought: Sought | null
  readonly sort: (typeof tradeSearchSorts)[number]
}

/** Of a list: from which place on, and how many. */
export interface Cut {
  readonly offset: number
  readonly limit: number
}

const parties = ['trade.seller_id', 'trade.buyer_id'] as const
type PartyColumn = (typeof parties)[number]

// Spelled out, so that the indexes of open trades are found to hold them all.
const isOpenTrade = sql<boolean>`trade.status in (${sql.join(openStatuses.map(status => sql.lit(status)))})`

const has = (column: PartyColumn, userId: UserId) => sql<boolean>`${sql.ref(column)} = ${userId}`

/** What a trade is to this person. */
const isOfType = (userId: UserId, type: (typeof tradeTypes)[number]) =>
  type === 'swap'
    ? sql<boolean>`trade.advert_type = 'Ad::Swap'`
    : sql<boolean>`(trade.advert_type <> 'Ad::Swap' and ${has(type === 'buy' ? 'trade.buyer_id' : 'trade.seller_id', userId)})`

const narrowed = (userId: UserId, { state, coin, type, sought }: ListedTrades): RawBuilder<boolean> => {
  const statuses = statusesOfFilter[state]
  const conditions = [
    ...(statuses.every(status => (openStatuses as readonly string[]).includes(status)) ? [isOpenTrade] : []),
    sql<boolean>`trade.status in (${sql.join(statuses.map(status => sql.lit(status)))})`,
    ...(coin === null ? [] : [sql<boolean>`trade.coin = ${coin}`]),
    ...(type === null ? [] : [isOfType(userId, type)]),
    ...(sought === null ? [] : [isSought(userId, sought)]),
  ]
  return sql.join(conditions, sql` and `)
}

const orders: Record<ListedTrades['sort'], (userId: UserId) => RawBuilder<unknown>> = {
  needs_me: userId =>
    sql`${needs(userId)} desc, ${isFinished}, ${endsAt} asc nulls last, trade.updated_at desc, trade.id`,
  updated: () => sql`trade.updated_at desc, trade.id`,
  created: () => sql`trade.opened_at desc, trade.id`,
}

/**
 * The trades from which a page is cut: of each side of a person so many as the page can need, in an order that the index of that
 * side has. What needs them is always open, and few trades are: those are all read, before any that is over.
 */
function candidates(userId: UserId, listed: ListedTrades, { offset, limit }: Cut): RawBuilder<unknown> {
  const where = narrowed(userId, listed)
  const first = (column: PartyColumn, more: RawBuilder<unknown>) =>
    sql`(select id from trade where ${has(column, userId)} and ${where} ${more} limit ${offset + limit})`
  const sides: Record<ListedTrades['sort'], (column: PartyColumn) => readonly RawBuilder<unknown>[]> = {
    needs_me: column => [
      sql`(select id from trade where ${has(column, userId)} and ${isOpenTrade} and ${where})`,
      first(column, sql`and trade.finished_at is not null order by trade.updated_at desc, trade.id`),
    ],
    updated: column => [first(column, sql`order by trade.updated_at desc, trade.id`)],
    created: column => [first(column, sql`order by trade.opened_at desc, trade.id`)],
  }
  return sql.join(
    parties.flatMap(column => sides[listed.sort](column)),
    sql` union all `,
  )
}

/** One page of a person's trades. */
export async function readRows(
  db: Connection,
  userId: UserId,
  listed: ListedTrades,
  cut: Cut,
): Promise<TradeRow[]> {
  const { rows } = await sql<TradeRow>`
    select trade.* from (${candidates(userId, listed, cut)}) candidate join trade using (id)
    order by ${orders[listed.sort](userId)} limit ${cut.limit} offset ${cut.offset}`.execute(db)
  return rows
}

/** How many there are, as far as they are counted. */
export async function countListed(
  db: Connection,
  userId: UserId,
  listed: ListedTrades,
  cap: number,
): Promise<number> {
  const of = (column: PartyColumn) =>
    sql`(select from trade where ${has(column, userId)} and ${narrowed(userId, listed)} limit ${cap})`
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${sql.join(parties.map(of), sql` union all `)}) counted`.execute(db)
  return rows[0]?.count ?? 0
}

/** How many trades of a person each filter shows: those that are open by their status, all of them by their index alone. */
export async function countByFilter(db: Connection, userId: UserId): Promise<Record<ListFilter, number>> {
  const { rows } = await sql<{ status: TradeRow['status'] | null; count: number }>`
    select status, count(*)::int as count from trade
      where ${isOpenTrade} and (${sql.join(
        parties.map(column => has(column, userId)),
        sql` or `,
      )}) group by status
    union all
    select null, (${sql.join(
      parties.map(column => sql`(select count(*) from trade where ${has(column, userId)})`),
      sql` + `,
    )})::int`.execute(db)
  const all = rows.find(({ status }) => status === null)?.count ?? 0
  const open = (filter: ListFilter) =>
    rows
      .filter(({ status }) => status !== null && statusesOfFilter[filter].includes(status))
      .reduce((total, { count }) => total + count, 0)
  const isOfOpen = (filter: ListFilter) =>
    statusesOfFilter[filter].every(status => (openStatuses as readonly string[]).includes(status))
  const counted = (filter: ListFilter) =>
    filter === 'finished' ? all - open('active') : isOfOpen(filter) ? open(filter) : all
  return Object.fromEntries(listFilters.map(filter => [filter, counted(filter)])) as Record<
    ListFilter,
    number
  >
}
