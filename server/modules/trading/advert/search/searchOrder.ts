import { sql } from 'kysely'
import { rateOf, type Rates } from '../../../../domain/rate/rates.ts'
import type { Sql } from './searchConditions.ts'
import type { Wanted } from './searchInput.ts'
import type { searchSorts } from './schema.ts'

export type SearchSort = (typeof searchSorts)[number]

/** A run of a list that an index holds in the order of the sort. */
interface Run {
  /** Which adverts of the list are in it. */
  readonly where: Sql
  /** As its index has it. */
  readonly orderBy: Sql
  /** The lower, the earlier; of all runs of a sort alike. */
  readonly score: Sql
  /** Comes after all that are not set apart. */
  readonly isApart: boolean
}

/** An order of offers. */
export interface Order {
  readonly runs: readonly Run[]
  /** The score of any advert of the list, whatever run it is in. */
  readonly score: Sql
  readonly isApart: Sql
  /** Adverts of one score stand in the order of their ids, up or down. */
  readonly ids: 'asc' | 'desc'
}

/** Average adverts come in the order of their factor, the others in that of their price: runs that are merged by price. */
function byPrice(wanted: Wanted, rates: Rates, sandboxedLast: boolean): Order {
  const rate = rateOf(rates, wanted.coin, wanted.fiat)
  const ids = wanted.type === 'buy' ? 'asc' : 'desc'
  const direction = sql.raw(ids)
  const sign = sql.raw(ids === 'asc' ? '' : '-')
  const kinds = [
    { has: sql`multiplier is not null`, column: sql`multiplier`, price: sql`multiplier * ${rate}::numeric` },
    { has: sql`multiplier is null`, column: sql`own_price`, price: sql`own_price` },
  ]
  return {
    // The indexes hold who is sandboxed apart.
    runs: [false, true].flatMap(isSandboxed =>
      kinds.map(({ has, column, price }) => ({
        where: sql`${sql.raw(isSandboxed ? 'is_sandboxed' : 'not is_sandboxed')} and ${has}`,
        orderBy: sql`${column} ${direction}, id ${direction}`,
        score: sql`${sign}(${price})`,
        isApart: sandboxedLast && isSandboxed,
      })),
    ),
    score: sql`${sign}(coalesce(multiplier * ${rate}::numeric, own_price))`,
    isApart: sandboxedLast ? sql`is_sandboxed` : sql`false`,
    ids,
  }
}

/** One run over the whole list, by an index of its own. */
const byColumns = (orderBy: Sql, score: Sql): Order => ({
  runs: [{ where: sql`true`, orderBy: sql`${orderBy}, id`, score, isApart: false }],
  score,
  isApart: sql`false`,
  ids: 'asc',
})

/** The orders that do not depend on the rates; what owners did is kept in their adverts (`review/ranking.ts`). */
const standing = {
  fastest_release: byColumns(
    sql`owner_release_seconds`,
    // Who never released comes last.
    sql`coalesce(owner_release_seconds, 2147483647)::numeric`,
  ),
  best_rated: byColumns(
    sql`owner_rating desc nulls last, owner_trades desc`,
    // Of equal ratings the one that more trades stand behind.
    sql`-(coalesce(owner_rating, -1) * 10000000000 + owner_trades)`,
  ),
  most_trades: byColumns(sql`owner_trades desc`, sql`-owner_trades::numeric`),
  newest: byColumns(sql`created_at desc`, sql`-extract(epoch from created_at)`),
} as const

/** How a sort stands in the database. */
export const orderOf = (sort: SearchSort, wanted: Wanted, rates: Rates): Order => {
  if (sort === 'best_price') return byPrice(wanted, rates, true)
  // By what one gets, beginners stand where they belong.
  if (sort === 'you_get') return byPrice(wanted, rates, false)
  return standing[sort]
}
