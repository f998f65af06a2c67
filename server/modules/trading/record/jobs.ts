import { Type } from 'typebox'
import type { Tx } from '../../../database/database.ts'
import { deadlineJobs, tradeJobs, type TradeJobKind } from '../../../domain/trade/job.ts'
import type { Trade } from '../../../domain/trade/trade.ts'
import { jobKind, replaceJobs, type KeyedJob } from '../../../runtime/job/jobs.ts'

/** A moment that a trade waits for; its key is `trade:kind`. */
export const tradeDeadline = jobKind(
  'trade_deadline',
  Type.Object({
    trade_id: Type.String(),
    kind: Type.Unsafe<TradeJobKind>({ type: 'string', enum: Object.keys(tradeJobs) }),
  }),
  { isDeadline: true },
)

/** The jobs of a trade as it stands now. */
export const jobsOf = (
  trade: Trade,
  at: Date,
): KeyedJob<NonNullable<(typeof tradeDeadline)['payloadType']>>[] =>
  deadlineJobs(trade, at).map(job => ({
    key: `${trade.id}:${job.kind}`,
    runAt: job.at,
    payload: { trade_id: trade.id, kind: job.kind },
  }))

/** Replaces a trade's jobs by those of the trade as it stands now, in the transaction that changed it. */
export const rescheduleJobs = (tx: Tx, trade: Trade, at: Date): Promise<void> =>
  replaceJobs(tx, tradeDeadline, trade.id, jobsOf(trade, at))
