import type { Tx } from '../../../../database/database.ts'
import type { UserId, WithdrawalId } from '../../../../domain/identifier/identifier.ts'
import { refuse } from '../../../../domain/refusal/refusal.ts'
import { RequestRefused } from '../../../../kernel/refusal.ts'
import type { approvalDecisions } from '../shapes.ts'
import type { MovingParts } from '../record/withdrawalOrigins.ts'
import { senderOf } from '../record/withdrawalObstacles.ts'
import type { WithdrawalRow } from '../record/tables.ts'
import { lockWithdrawal, moveWithdrawal } from '../record/writeWithdrawal.ts'

export type Decision = (typeof approvalDecisions)[number]

/**
 * Approves or declines, once, before the time is over. A transfer to another user is handed over with its approval: it
 * touches no chain.
 */
export async function decide(
  tx: Tx,
  parts: MovingParts,
  id: WithdrawalId,
  decision: Decision,
  at: Date,
): Promise<WithdrawalRow> {
  const row = await lockWithdrawal(tx, id)
  if (!row) throw new RequestRefused(refuse('not_found', 'id'))
  if (row.status === 'awaiting_approval' && row.approve_until !== null && row.approve_until <= at)
    throw new RequestRefused(refuse('time_ran_out'))
  const decided = await moveWithdrawal(tx, parts, row, decision, 'approver', at)
  return decision === 'approve' && decided.recipient_id !== null
    ? handOver(tx, parts, decided, decided.recipient_id, at)
    : decided
}

async function handOver(
  tx: Tx,
  parts: MovingParts,
  row: WithdrawalRow,
  recipientId: UserId,
  at: Date,
): Promise<WithdrawalRow> {
  const recipient = await senderOf(tx, recipientId)
  const isGone = recipient.banned_at !== null || recipient.kind !== 'user'
  return moveWithdrawal(tx, parts, row, isGone ? 'stop' : 'hand', 'system', at)
}
