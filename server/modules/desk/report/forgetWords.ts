import type { Tx } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'

/** Forgets in which words somebody who leaves has reported others. That they did, and why, stays: what was decided rests on it. */
export const forgetWords = (tx: Tx, userId: UserId) =>
  tx.updateTable('report').set({ words: '' }).where('reporter_id', '=', userId).execute()
