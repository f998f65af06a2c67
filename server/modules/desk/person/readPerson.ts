import { sql } from 'kysely'
import type { Connection } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import type { TradeId } from '../../../domain/identifier/tradeId.ts'
import { openStatuses, type TradeStatus } from '../../../domain/trade/status.ts'
import { earlier, isoDay } from '../../../domain/time/calendar.ts'
import { decimalOf } from '../../../domain/reference/decimalOf.ts'
import { deviceOf } from '../../people/session/device.ts'

/** The trades that are shown. */
const latest = 5

interface TradeRow {
  readonly id: TradeId
  readonly side: 'buyer' | 'seller'
  readonly status: TradeStatus
  readonly coin: string
  readonly amount: string
  readonly fiat: string
  readonly fiat_amount: string
  readonly counterparty: string
  readonly opened_at: Date
}

/** The latest trades of somebody, whichever side they were on. */
export async function latestTrades(db: Connection, id: UserId) {
  const side = (mine: 'buyer' | 'seller', other: 'buyer' | 'seller') => sql`
    (select trade.id, ${mine}::text as side, status, coin, amount::text, fiat, fiat_amount::text, opened_at, updated_at,
        app_user.user_name as counterparty
      from trade join app_user on app_user.id = ${sql.ref(`trade.${other}_id`)}
      where ${sql.ref(`trade.${mine}_id`)} = ${id} order by updated_at desc limit ${latest})`
  const { rows } = await sql<TradeRow>`
    select * from (${side('buyer', 'seller')} union all ${side('seller', 'buyer')}) both_sides
    order by updated_at desc limit ${latest}`.execute(db)
  return rows.map(row => ({
    id: row.id,
    side: row.side,
    status: row.status,
    coin: row.coin,
    amount: decimalOf(BigInt(row.amount), row.coin),
    fiat: row.fiat,
    fiat_amount: decimalOf(BigInt(row.fiat_amount), row.fiat),
    counterparty: row.counterparty,
    opened_at: row.opened_at.toISOString(),
  }))
}

/** What somebody has by coin, wherever it lies, and what they owe. */
export async function balancesOf(db: Connection, id: UserId) {
  const { rows } = await sql<{
    asset: string
    available: string
    in_escrow: string
    held: string
    owed: string
  }>`
    select asset,
      sum(balance) filter (where kind = 'available')::text as available,
      sum(balance) filter (where kind = 'escrow')::text as in_escrow,
      sum(balance) filter (where kind in ('hold', 'payout'))::text as held,
      (-sum(balance) filter (where kind = 'receivable'))::text as owed
    from account where holder = ${id}::text and closed_at is null
    group by asset having bool_or(balance <> 0) order by asset`.execute(db)
  return rows.map(({ asset, ...sums }) => {
    const units = (sum: string | null) => decimalOf(BigInt(sum ?? '0'), asset)
    return {
      coin: asset,
      available: units(sums.available),
      in_escrow: units(sums.in_escrow),
      held: units(sums.held),
      owed: units(sums.owed),
    }
  })
}

/** Where somebody is logged in, the last seen first. */
export async function livingSessions(db: Connection, id: UserId, at: Date) {
  return db
    .selectFrom('session')
    .select(['id', 'user_agent', 'device_type', 'address', 'created_at', 'last_seen_at'])
    .where('user_id', '=', id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at)
    .orderBy('last_seen_at', 'desc')
    .limit(20)
    .execute()
}

type SessionRow = Awaited<ReturnType<typeof livingSessions>>[number]

export const presentSession = (row: SessionRow) => ({
  id: row.id,
  ...deviceOf(row.user_agent),
  device_type: row.device_type,
  address: row.address,
  created_at: row.created_at.toISOString(),
  last_seen_at: row.last_seen_at.toISOString(),
})

/** Of how many open trades and disputes somebody is a party, and what they traded in the last 30 days. */
export async function tradingFigures(db: Connection, id: UserId, at: Date) {
  const { rows } = await sql<{ open: number; disputes: number; disputes_open: number; volume: string }>`
    select
      (select count(*)::int from trade where buyer_id = ${id} and status in (${sql.join(openStatuses)}))
        + (select count(*)::int from trade where seller_id = ${id} and status in (${sql.join(openStatuses)})) as open,
      (select count(*)::int from trade where buyer_id = ${id} and disputed_at is not null)
        + (select count(*)::int from trade where seller_id = ${id} and disputed_at is not null) as disputes,
      (select count(*)::int from trade where buyer_id = ${id} and status = 'disput')
        + (select count(*)::int from trade where seller_id = ${id} and status = 'disput') as disputes_open,
      (select coalesce(sum(usd), 0)::text from trade_volume_day
        where user_id = ${id} and day > ${isoDay(earlier(at, { days: 30 }))}::date) as volume`.execute(db)
  return rows[0]!
}
