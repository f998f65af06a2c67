import { tellUser } from '../../../cable/publishEvents.ts'
import type { Tx } from '../../../database/database.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import { parseTradeId } from '../../../domain/identifier/tradeId.ts'
import { system } from '../../../domain/trade/actor.ts'
import { shiftDeadlines } from '../../../domain/trade/deadline.ts'
import { deadlineJobs, tradeJobs, type TradeJobKind } from '../../../domain/trade/job.ts'
import { openStatuses } from '../../../domain/trade/status.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import type { Clock } from '../../../runtime/clock.ts'
import type { DeadlineShifter } from '../../../runtime/heartbeat.ts'
import { onJob, type JobHandler } from '../../../runtime/job/jobHandler.ts'
import type { SignallingDatabase } from '../../../runtime/signalling.ts'
import type { NoticeCode } from '../../../domain/notification/noticeCode.ts'
import { notify } from '../../telling/notification/notify.ts'
import { actOnTrade } from './act/actOnTrade.ts'
import { lockTrade } from '../record/lockTrade.ts'
import { tradeDeadline } from '../record/jobs.ts'
import { staffIds, tellOfDisputes } from '../dispute/tellStaff.ts'
import { columnsOf, tradeOfRow, type TradeRow } from '../record/tradeMapping.ts'
import { money } from '../../../domain/reference/decimalOf.ts'
import type { TradeParts } from './parts.ts'

/** What a warning says in the list of notifications; those without a row are told live alone. */
export const warningNotices: Partial<Record<TradeJobKind, NoticeCode>> = {
  disputeOpens: 'dispute_possible',
  firstWindowWarning: 'dispute_window_ends',
  lastWindowWarning: 'dispute_window_ends',
  disputeRaise: 'dispute_waits',
}

/** Acts when a moment of a trade has come: the system's action goes through the machine, warnings go to people. */
export function tradeDeadlineHandler(
  parts: TradeParts,
  database: SignallingDatabase,
  clock: Clock,
): JobHandler {
  return onJob(tradeDeadline, async ({ payload }) => {
    const tradeId = parseTradeId(payload.trade_id)
    if (!tradeId) throw new TypeError(`${payload.trade_id} is no trade`)
    await database.transaction(async tx => {
      const at = clock.now()
      const row = await lockTrade(tx, tradeId)
      if (!row) return
      const rule = tradeJobs[payload.kind]
      if (rule.runs === null) {
        await warn(tx, parts.random, row, payload.kind, at)
        return
      }
      // A job that comes late, or after its trade has moved on, is not due any more.
      const due = deadlineJobs(tradeOfRow(row), at).find(job => job.kind === payload.kind)
      if (!due || due.at > at) return
      await actOnTrade(tx, parts, { tradeId, action: rule.runs, actor: system, at })
    })
  })
}

async function warn(tx: Tx, random: Random, row: TradeRow, kind: TradeJobKind, at: Date): Promise<void> {
  const rule: { readonly in: readonly string[]; readonly tells: readonly string[] } = tradeJobs[kind]
  if (!rule.in.includes(row.status)) return
  if (rule.tells.includes('arbiters')) await raise(tx, random, row, at)
  if (kind === 'approvalEnds') {
    tellUser(tx, row.seller_id, 'trade_approval', { trade_id: row.id, state: 'expired' })
    return
  }
  const endsAt = kind === 'escrowWarning' ? row.escrow_ends_at : row.dispute_window_ends_at
  for (const [side, userId] of [
    ['buyer', row.buyer_id],
    ['seller', row.seller_id],
  ] as const) {
    if (!rule.tells.includes(side)) continue
    tellUser(tx, userId, 'trade_about_to_expire', {
      trade_id: row.id,
      kind,
      ends_at: (endsAt ?? at).toISOString(),
    })
    const code = warningNotices[kind]
    if (code)
      await notify(
        tx,
        random,
        userId,
        {
          type: 'Notification::PaidButNotReleasedTrade',
          code,
          tradeId: row.id,
          ...money(BigInt(row.fiat_amount), row.fiat),
        },
        at,
      )
  }
}

/** Tells every arbiter and operator, but one who is a party, of a dispute in which nobody of them has said a word for a day. */
async function raise(tx: Tx, random: Random, row: TradeRow, at: Date): Promise<void> {
  const staff = await staffIds(tx)
  for (const userId of staff.filter(id => id !== row.buyer_id && id !== row.seller_id))
    await notify(
      tx,
      random,
      userId,
      { type: 'Notification::Admin', code: 'dispute_waits', tradeId: row.id },
      at,
    )
  await tellOfDisputes(tx, row)
}

/** After an outage every open trade's deadlines move by its length; both parties are told. */
export const tradeDeadlineShifter: DeadlineShifter = async (tx, outage) => {
  const rows = await tx
    .selectFrom('trade')
    .selectAll()
    .where('status', 'in', openStatuses)
    .orderBy('id')
    .forUpdate()
    .execute()
  const from = new Date(outage.at.getTime() - outage.ms)
  for (const row of rows) {
    const moved = shiftDeadlines(tradeOfRow(row), { from, ms: outage.ms })
    await tx
      .updateTable('trade')
      .set({ ...(columnsOf(moved) as object), version: row.version + 1 })
      .where('id', '=', row.id)
      .execute()
    for (const userId of [row.buyer_id, row.seller_id])
      tellUser(tx, userId, 'trade_changed', {
        trade_id: row.id,
        status: row.status,
        action: 'deadlinesMoved',
        by_me: false,
        unread_count: null,
      })
  }
}

/** Puts every open trade of a person who was suspended or banned into dispute, in the transaction of that. */
export async function disputeTradesOf(
  tx: Tx,
  parts: TradeParts,
  userId: TradeRow['buyer_id'],
  at: Date,
): Promise<void> {
  const rows = await tx
    .selectFrom('trade')
    .select('id')
    .where('status', 'in', openStatuses)
    .where('status', '<>', 'disput')
    .where(eb => eb.or([eb('buyer_id', '=', userId), eb('seller_id', '=', userId)]))
    .orderBy('id')
    .execute()
  for (const { id } of rows) {
    try {
      await actOnTrade(tx, parts, { tradeId: id, action: 'partySuspended', actor: system, at })
    } catch (error) {
      // A trade that ended, or was disputed, between the list and its lock needs nothing.
      if (!(error instanceof RequestRefused)) throw error
    }
  }
}
