import { countRows } from '../../../database/countRows.ts'
import { sql } from 'kysely'
import type { Connection } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import { feeRules } from '../../../domain/fee/tier.ts'
import { decimal, type DecimalString } from '../../../domain/money/decimal.ts'
import { cancelledBy } from '../../../domain/reputation/cancellation.ts'
import { reputationRules } from '../../../domain/reputation/rules.ts'
import type { TraderRecord } from '../../../domain/trade/limit.ts'
import { groupOf, isOpen, openStatuses } from '../../../domain/trade/status.ts'
import { earlier, isoDay } from '../../../domain/time/calendar.ts'
import { tradeOfRow, type TradeRow } from './tradeMapping.ts'

const noFigures = {
  isCompleted: null,
  cancelledBy: null,
  releaseSeconds: null,
  keptReleases: null,
  day: null,
}

/** What the counters of both parties take from a trade that is over, as `trade_write` keeps them; all null while it is open. */
export function figuresOf(row: TradeRow, at: Date) {
  if (isOpen(row.status)) return noFigures
  const isCompleted = groupOf[row.status] === 'completed'
  const seconds = row.paid_at && Math.max(0, Math.round((at.getTime() - row.paid_at.getTime()) / 1000))
  return {
    isCompleted,
    cancelledBy: isCompleted ? [] : [...cancelledBy(tradeOfRow(row), at)],
    releaseSeconds: seconds,
    keptReleases: reputationRules.keptReleases,
    day: isoDay(at),
  }
}

/** A user's trade volume of the last 30 days in US dollars. */
export async function volumeOf(db: Connection, userId: UserId, at: Date): Promise<DecimalString> {
  const { rows } = await sql<{ usd: string }>`
    select coalesce(sum(usd), 0)::text as usd from trade_volume_day
    where user_id = ${userId} and day > ${isoDay(earlier(at, { days: feeRules.volumeDays }))}::date`.execute(
    db,
  )
  return decimal(rows[0]?.usd ?? '0')
}

/** How many trades of a user are open. */
export function countOpenTrades(db: Connection, userId: UserId): Promise<number> {
  return countRows(
    db
      .selectFrom('trade')
      .where('status', 'in', openStatuses)
      .where(eb => eb.or([eb('buyer_id', '=', userId), eb('seller_id', '=', userId)])),
  )
}

/** What the database hands out of a trader. */
export interface RecordRow {
  readonly o_completed: number
  readonly o_open: number
  readonly o_cancelled: readonly Date[]
}

/** What the rules on opening a trade ask about a user. */
export async function recordOf(db: Connection, userId: UserId, at: Date): Promise<TraderRecord> {
  const { rows } = await sql<RecordRow>`select * from trader_record(${userId}, ${cancelsSince(at)})`.execute(
    db,
  )
  return recordOfRow(rows[0])
}

/** Cancels from here on count against opening trades. */
export const cancelsSince = (at: Date) => earlier(at, { days: 2 })

/** The record from what the database hands out. */
export const recordOfRow = (row: RecordRow | undefined): TraderRecord => ({
  cancelledAt: row?.o_cancelled ?? [],
  completedTrades: row?.o_completed ?? 0,
  openTrades: row?.o_open ?? 0,
})
