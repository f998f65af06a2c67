import { Type } from 'typebox'
import type { Tx } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import { jobKind, schedule } from '../../../runtime/job/jobs.ts'

/** What is shown for somebody's coins, their adverts, is looked at again; its key is the owner. Whoever shows it handles the job. */
export const availableMovedJob = jobKind('advert_owner_review', Type.Object({ owner_id: Type.String() }))

/**
 * What is available to somebody has moved: what is shown for it is looked at soon. For whoever cannot lock the adverts before the
 * coins. Until then a trade that the coins do not cover is refused at its opening.
 */
export const availableMoved = (tx: Tx, ownerId: UserId, at: Date): Promise<void> =>
  schedule(tx, { kind: availableMovedJob, key: ownerId, runAt: at, payload: { owner_id: ownerId } })
