import { sql, type RawBuilder } from 'kysely'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import { openStatuses } from '../../../domain/trade/status.ts'
import { owesWord } from '../dispute/statements.ts'
import { deadlineColumns } from '../record/tradeMapping.ts'
import { timerRules, type TimerDuty, type TimerRule } from '../record/timerRules.ts'

const column = (kind: keyof typeof deadlineColumns) => sql.ref(`trade.${deadlineColumns[kind]}`)

/** Each timer of each status, as the condition under which it is the one that runs if none before it does. */
const timers = openStatuses.flatMap(status =>
  timerRules[status].map(rule => ({
    rule,
    runs: sql`trade.status = ${sql.lit(status)} and ${column(rule.ends)} is not null`,
  })),
)

const isOn = (duty: TimerDuty, userId: UserId): RawBuilder<boolean> =>
  ({
    buyer: sql<boolean>`trade.buyer_id = ${userId}`,
    seller: sql<boolean>`trade.seller_id = ${userId}`,
    payer: sql<boolean>`case when trade.requisites_at is null then trade.seller_id else trade.buyer_id end = ${userId}`,
  })[duty]

/** Whether a trade waits for this party: what `needs_viewer` of its view says, of rows that are not read yet. */
export const needs = (userId: UserId): RawBuilder<boolean> => sql<boolean>`(case ${sql.join(
  timers.map(({ rule, runs }) => sql`when ${runs} then ${isOn(rule.on, userId)}`),
  sql` `,
)}
  when trade.status = 'disput' then ${owesWord(userId)}
  else false end)`

const end = ({ ends, orLater }: TimerRule) =>
  orLater ? sql`greatest(${column(ends)}, ${column(orLater)})` : column(ends)

/** When the timer of an open trade ends; null where none runs. */
export const endsAt = sql<Date | null>`(case ${sql.join(
  timers.map(({ rule, runs }) => sql`when ${runs} then ${end(rule)}`),
  sql` `,
)} end)`

/** Trades that can still move before those that cannot. */
export const isFinished = sql<boolean>`(trade.finished_at is not null)`
