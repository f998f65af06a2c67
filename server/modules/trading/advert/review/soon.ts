import type { UserId } from '../../../../domain/identifier/identifier.ts'
import type { Rates } from '../../../../domain/rate/rates.ts'
import type { Clock } from '../../../../runtime/clock.ts'
import { onJob, type JobHandler } from '../../../../runtime/jobHandler.ts'
import type { SignallingDatabase } from '../../../../runtime/signalling.ts'
import { availableMovedJob } from '../../../money/wallet/availableMoved.ts'
import { reviewAdvertsOf } from './keeping.ts'

/** Shows or hides somebody's adverts, after what is available to them has moved. */
export const advertOwnerReview = (
  database: SignallingDatabase,
  rates: () => Rates,
  clock: Clock,
): JobHandler =>
  onJob(availableMovedJob, ({ payload }) =>
    database.transaction(tx => reviewAdvertsOf(tx, payload.owner_id as UserId, rates(), clock.now())),
  )
