import { Type } from 'typebox'
import type { Tx } from '../../../../database/database.ts'
import { jobKind, schedule } from '../../../../runtime/job/jobs.ts'

/** Takes every approved withdrawal a step on; recurring, because chains are watched all the time. */
export const sendingJob = jobKind('withdrawal_sending', Type.Object({}))

/** Something is to be sent: it is looked at now, not at the next turn. */
export const wakeSending = (tx: Tx, at: Date): Promise<void> =>
  schedule(tx, { kind: sendingJob, key: '', runAt: at, payload: {} })
