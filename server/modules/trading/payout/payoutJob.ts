import { Type } from 'typebox'
import type { Connection, Tx } from '../../../database/database.ts'
import type { TradeId } from '../../../domain/identifier/tradeId.ts'
import { jobKind, schedule } from '../../../runtime/job/jobs.ts'
import type { WithdrawalRow } from '../../money/withdrawal/record/tables.ts'

/** Sends what waits for a trade’s guest; its key is the trade. */
export const payoutJob = jobKind('guest_payout', Type.Object({ trade_id: Type.String() }))

/** Has the coins that wait for a trade's guest sent. */
export const payOutSoon = (tx: Tx, tradeId: TradeId, at: Date): Promise<void> =>
  schedule(tx, { kind: payoutJob, key: tradeId, runAt: at, payload: { trade_id: tradeId } })

/** The last payout of a trade. */
export const payoutOf = (db: Connection, tradeId: TradeId) =>
  db
    .selectFrom('withdrawal')
    .selectAll()
    .where('trade_id', '=', tradeId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The last payout of each of these trades. */
export async function payoutsSent(
  db: Connection,
  tradeIds: readonly TradeId[],
): Promise<ReadonlyMap<TradeId, WithdrawalRow>> {
  const rows = await db
    .selectFrom('withdrawal')
    .selectAll()
    .where('trade_id', 'in', tradeIds)
    .orderBy('id')
    .execute()
  return new Map(rows.flatMap(row => (row.trade_id === null ? [] : [[row.trade_id, row] as const])))
}
