import { Type } from 'typebox'
import type { Tx } from '../../database/database.ts'
import type { UserId } from '../../domain/identifier/identifier.ts'
import type { Rates } from '../../domain/rate/rates.ts'
import type { Clock } from '../../runtime/clock.ts'
import { onJob, type JobHandler } from '../../runtime/jobHandler.ts'
import { jobKind, schedule } from '../../runtime/jobs.ts'
import type { SignallingDatabase } from '../../runtime/signalling.ts'
import { reviewAdvertsOf } from './keeping.ts'

const reviewJob = jobKind('advert_owner_review', Type.Object({ owner_id: Type.String() }))

/**
 * Has somebody’s adverts looked at soon: what is available to them has moved. For whoever cannot lock the adverts before the
 * coins. Until then a trade that the coins do not cover is refused at its opening.
 */
export const reviewSoon = (tx: Tx, ownerId: UserId, at: Date): Promise<void> =>
  schedule(tx, { kind: reviewJob, key: ownerId, runAt: at, payload: { owner_id: ownerId } })

/** Shows or hides them. */
export const advertOwnerReview = (
  database: SignallingDatabase,
  rates: () => Rates,
  clock: Clock,
): JobHandler =>
  onJob(reviewJob, ({ payload }) =>
    database.transaction(tx => reviewAdvertsOf(tx, payload.owner_id as UserId, rates(), clock.now())),
  )
