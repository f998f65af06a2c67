import type { Tx } from '../../../../database/database.ts'
import type { UserId } from '../../../../domain/identifier/identifier.ts'
import { stoppable } from '../../../../domain/withdrawal/applyMove.ts'
import { ownCoins } from './withdrawalOrigins.ts'
import { lockWithdrawal, moveWithdrawal } from './writeWithdrawal.ts'

/**
 * Takes back everything of somebody's that is not signed yet, in the transaction that holds their money or shuts them out.
 * What is signed goes its way: it may be on the chain already.
 */
export async function stopWithdrawalsOf(tx: Tx, userId: UserId, at: Date): Promise<void> {
  const waiting = await tx
    .selectFrom('withdrawal')
    .select('id')
    .where('user_id', '=', userId)
    .where('source', '=', 'available')
    .where('status', 'in', stoppable)
    .orderBy('id')
    .execute()
  for (const { id } of waiting) {
    const row = await lockWithdrawal(tx, id)
    // Ended, or signed, between the list and its lock.
    if (row && stoppable.includes(row.status)) await moveWithdrawal(tx, ownCoins, row, 'stop', 'system', at)
  }
}
