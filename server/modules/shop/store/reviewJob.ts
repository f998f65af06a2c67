import { Type } from 'typebox'
import { jobKind } from '../../../runtime/job/jobs.ts'

/** The review of a store where nobody else reviews; its key is the store. */
export const storeReviewJob = jobKind('store_review', Type.Object({ store_id: Type.String() }))
