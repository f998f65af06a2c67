import { tellUser } from '../../../cable/publishEvents.ts'
import type { Tx } from '../../../database/database.ts'
import { parseStoreId, type StoreId } from '../../../domain/identifier/identifier.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import { storeTransitions, type StoreMove } from '../../../domain/store/machine.ts'
import { onJob, type JobHandler, type JobParts } from '../../../runtime/job/jobHandler.ts'
import { notify } from '../../telling/notification/notify.ts'
import type { NoticeCode } from '../../../domain/notification/noticeCode.ts'
import { storeReviewJob } from './reviewJob.ts'
import type { StoreRow } from './tables.ts'

const told: Readonly<Record<StoreMove, NoticeCode>> = {
  approve: 'store_approved',
  suspend: 'store_suspended',
  restore: 'store_restored',
}

/**
 * The one place in which a store’s status changes: by the table, guarded in the database; its owner is told. Answers null
 * when the move does not lead from where it is, or the store is closed.
 * @param move.reason what its owner reads of a suspension
 */
export async function moveStore(
  tx: Tx,
  random: Random,
  id: StoreId,
  { move, reason = null }: { readonly move: StoreMove; readonly reason?: string | null },
  at: Date,
): Promise<StoreRow | null> {
  const { from, to } = storeTransitions[move]
  const row = await tx
    .updateTable('store')
    .set({ status: to, status_reason: reason, status_changed_at: at })
    .where('id', '=', id)
    .where('status', 'in', from)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  if (!row) return null
  tellUser(tx, row.owner_id, 'merchant_account_changed', { account_id: row.id, status: row.status })
  await notify(tx, random, row.owner_id, { type: 'Notification::Admin', code: told[move] }, at)
  return row
}

/** Approves a store when its time has come, where no operator does. */
export const storeReview = ({ database, random, clock }: JobParts): JobHandler =>
  onJob(storeReviewJob, async ({ payload }) => {
    const id = parseStoreId(payload.store_id)
    if (!id) throw new TypeError(`${payload.store_id} is no store`)
    await database.transaction(tx => moveStore(tx, random, id, { move: 'approve' }, clock.now()))
  })
