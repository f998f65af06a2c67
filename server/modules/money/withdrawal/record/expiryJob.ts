import { Type } from 'typebox'
import { jobKind } from '../../../../runtime/job/jobs.ts'

/** The end of the time to approve; its key is the withdrawal. */
export const expiryJob = jobKind('withdrawal_expiry', Type.Object({ withdrawal_id: Type.String() }), {
  isDeadline: true,
})
