import { sql } from 'kysely'
import type { Connection } from '../../../database/database.ts'
import type { StoreId } from '../../../domain/identifier/identifier.ts'
import type { CoinCode } from '../../../domain/reference/coin.ts'
import type { NetworkCode } from '../../../domain/reference/network.ts'
import type { Month } from './statsMonths.ts'

/** A store that is counted, and from when on: null from its beginning. */
export interface Counted {
  readonly id: StoreId
  readonly since: Date | null
}

/** What was made in a month, of one asset; amounts are its minor units. */
export interface MadeRow {
  readonly storeId: StoreId
  /** Which of the months, from 0. */
  readonly month: number
  readonly asset: string
  readonly made: bigint
  readonly asked: bigint
  readonly paid: bigint
  readonly got: bigint
}

/** What was paid out in a month, of one coin over one network; the fee is in the amount. */
export interface PaidRow {
  readonly storeId: StoreId
  readonly month: number
  readonly coin: CoinCode
  readonly network: NetworkCode
  readonly payments: bigint
  readonly amount: bigint
  readonly fee: bigint
}

/** Each store with each month: what of its slots is looked up by its own index. */
const spans = (stores: readonly Counted[], months: readonly Month[]) => sql`
  unnest(${stores.map(({ id }) => id)}::uuid[], ${stores.map(({ since }) => since)}::timestamptz[]) as one (id, since)
  cross join unnest(${months.map(({ from }) => from)}::timestamptz[], ${months.map(({ until }) => until)}::timestamptz[])
    with ordinality as month (starts, ends, number)`

/** Sums are asked for store by store and month by month: a plan for all at once would read every slot there is. */
const within = (table: 'invoice_slot' | 'payout_slot') =>
  sql.raw(`${table} slots where slots.store_id = one.id and slots.slot < month.ends
    and slots.slot >= greatest(month.starts, date_bin('15 minutes', one.since, timestamptz '2000-01-01T00:00:00Z'))`)

/** Invoices of stores, month by month. */
export async function madeIn(
  db: Connection,
  stores: readonly Counted[],
  months: readonly Month[],
): Promise<MadeRow[]> {
  const { rows } = await sql<Record<keyof MadeRow, string>>`
    select one.id as "storeId", number - 1 as month, asset, made, asked, paid, got from ${spans(stores, months)}
    cross join lateral (
      select asset, sum(made) as made, sum(asked) as asked, sum(paid) as paid, sum(got) as got
      from ${within('invoice_slot')} group by asset
    ) sums where made > 0 order by asset`.execute(db)
  return rows.map(row => ({
    storeId: row.storeId as StoreId,
    month: Number(row.month),
    asset: row.asset,
    made: BigInt(row.made),
    asked: BigInt(row.asked),
    paid: BigInt(row.paid),
    got: BigInt(row.got),
  }))
}

/** Payments of stores, month by month. */
export async function paidIn(
  db: Connection,
  stores: readonly Counted[],
  months: readonly Month[],
): Promise<PaidRow[]> {
  const { rows } = await sql<Record<keyof PaidRow, string>>`
    select one.id as "storeId", number - 1 as month, coin, network, payments, amount, fee from ${spans(stores, months)}
    cross join lateral (
      select coin, network, sum(payments) as payments, sum(amount) as amount, sum(fee) as fee
      from ${within('payout_slot')} group by coin, network
    ) sums where amount > 0 order by coin, network`.execute(db)
  return rows.map(row => ({
    storeId: row.storeId as StoreId,
    month: Number(row.month),
    coin: row.coin as CoinCode,
    network: row.network as NetworkCode,
    payments: BigInt(row.payments),
    amount: BigInt(row.amount),
    fee: BigInt(row.fee),
  }))
}
