import { Type } from 'typebox'
import type { Tx } from '../../../../database/database.ts'
import { jobKind, schedule } from '../../../../runtime/job/jobs.ts'
import type { WithdrawalRow } from './tables.ts'

/** Tells of the end of a withdrawal; its key is the withdrawal. */
export const newsJob = jobKind('withdrawal_news', Type.Object({ withdrawal_id: Type.String() }))

/** Has the owner told, and whoever got the coins. A job: whoever moves a withdrawal holds no lock on its people. */
export const newsSoon = (tx: Tx, { id }: Pick<WithdrawalRow, 'id'>, at: Date): Promise<void> =>
  schedule(tx, { kind: newsJob, key: id, runAt: at, payload: { withdrawal_id: id } })
