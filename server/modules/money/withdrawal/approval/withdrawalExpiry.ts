import { sql } from 'kysely'
import { parseWithdrawalId } from '../../../../domain/identifier/identifier.ts'
import { tellUser } from '../../../../cable/publishEvents.ts'
import type { Clock } from '../../../../runtime/clock.ts'
import type { DeadlineShifter } from '../../../../runtime/heartbeat.ts'
import { onJob, type JobHandler } from '../../../../runtime/job/jobHandler.ts'
import type { SignallingDatabase } from '../../../../runtime/signalling.ts'
import { expiryJob } from '../record/expiryJob.ts'
import type { MovingParts } from '../record/withdrawalOrigins.ts'
import { lockWithdrawal, moveWithdrawal } from '../record/writeWithdrawal.ts'

/** Ends a withdrawal that nobody has approved in time. */
export const withdrawalExpiry = ({
  database,
  clock,
  origins,
}: MovingParts & { readonly database: SignallingDatabase; readonly clock: Clock }): JobHandler =>
  onJob(expiryJob, async ({ payload }) => {
    const id = parseWithdrawalId(payload.withdrawal_id)
    if (!id) throw new TypeError(`${payload.withdrawal_id} is no withdrawal`)
    await database.transaction(async tx => {
      const at = clock.now()
      const row = await lockWithdrawal(tx, id)
      // Decided meanwhile, or its time was moved by an outage.
      if (row?.status !== 'awaiting_approval' || row.approve_until === null || row.approve_until > at) return
      await moveWithdrawal(tx, { origins }, row, 'expire', 'system', at)
    })
  })

/** After an outage the time to approve moves by its length; the jobs of it move with those of all deadlines. */
export const withdrawalShifter: DeadlineShifter = async (tx, outage) => {
  const from = new Date(outage.at.getTime() - outage.ms)
  const moved = await tx
    .updateTable('withdrawal')
    .set({ approve_until: sql<Date>`approve_until + ${`${outage.ms} milliseconds`}::interval` })
    .where('status', '=', 'awaiting_approval')
    .where('approve_until', '>=', from)
    .returning(['id', 'user_id', 'status'])
    .execute()
  for (const { id, user_id: userId, status } of moved)
    tellUser(tx, userId, 'withdrawal_approval', { withdrawal_id: id, status })
}
