import type { Tx } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'

/** What somebody's cases come to: they are somebody else than who brought them, or they are not. */
export type TieDecision = 'clear' | 'keep'

/**
 * Decides on all open cases of somebody who was brought. Cleared, what they trade earns again, and a bonus that was refused is looked at
 * anew. Answers how many cases were open.
 */
export async function decideTie(tx: Tx, userId: UserId, decision: TieDecision, at: Date): Promise<number> {
  const cases = await tx
    .updateTable('affiliate_case')
    .set({ closed_at: at })
    .where('user_id', '=', userId)
    .where('closed_at', 'is', null)
    .returning('id')
    .execute()
  if (decision === 'clear' && cases.length > 0) {
    await tx
      .updateTable('referral')
      .set({ tie: null, cleared_at: at })
      .where('user_id', '=', userId)
      .execute()
    await tx
      .updateTable('invite_bonus')
      .set({ status: 'waiting', reason: null, look_at: at })
      .where('user_id', '=', userId)
      .where('status', '=', 'refused')
      .execute()
  }
  return cases.length
}
