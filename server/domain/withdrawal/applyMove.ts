import { refuse } from '../refusal/refusal.ts'
import { accepted, refused, type Result } from '../refusal/refusal.ts'
import type { TransactionType } from '../wallet/transactionType.ts'
import {
  withdrawalTransitions,
  type WithdrawalMove,
  type WithdrawalPosting,
  type WithdrawalRole,
  type WithdrawalStatus,
} from './machine.ts'

/** A row of the machine, without its literal types. */
interface WithdrawalRow {
  readonly from: 'nothing' | readonly WithdrawalStatus[]
  readonly to: WithdrawalStatus
  readonly by: WithdrawalRole
  readonly posts: WithdrawalPosting | null
  readonly type?: TransactionType
}

/** What a move does: the status afterwards, and what the ledger posts under which type. */
export interface WithdrawalStep {
  readonly to: WithdrawalStatus
  readonly posts: { readonly posting: WithdrawalPosting; readonly type: TransactionType } | null
}

export const withdrawalMoves = Object.keys(withdrawalTransitions) as readonly WithdrawalMove[]

const rowOf = (move: WithdrawalMove): WithdrawalRow => withdrawalTransitions[move]

/**
 * What a move does to a withdrawal in this status; `null` is one that does not exist yet. Refuses every move that the machine
 * does not have, and one by somebody else than its row names.
 */
export function applyMove(
  status: WithdrawalStatus | null,
  move: WithdrawalMove,
  by: WithdrawalRole,
): Result<WithdrawalStep> {
  const { from, to, posts, type, by: role } = rowOf(move)
  const isFrom = status === null ? from === 'nothing' : from !== 'nothing' && from.includes(status)
  if (!isFrom || role !== by) return refused(refuse('withdrawal_moved_on'))
  return accepted({ to, posts: posts === null || type === undefined ? null : { posting: posts, type } })
}

/** Whether a move is open to somebody now. */
export const mayMove = (status: WithdrawalStatus, move: WithdrawalMove, by: WithdrawalRole): boolean =>
  applyMove(status, move, by).ok

/** Only a chain that takes back what was final moves what has ended. */
const afterTheEnd: readonly WithdrawalMove[] = ['undo']

/** Nothing happens to these any more, as far as anybody counts on. */
export const isEnded = (status: WithdrawalStatus): boolean =>
  !withdrawalMoves.some(move => {
    const { from } = rowOf(move)
    return !afterTheEnd.includes(move) && from !== 'nothing' && from.includes(status)
  })

/** Whether a payout is on its way, or has arrived. */
export const isPaidOut = (status: string | undefined): boolean =>
  status !== undefined && !['failed', 'aml_refused', 'cancelled'].includes(status)

/** What `stop` may still take back. */
export const stoppable: readonly WithdrawalStatus[] = withdrawalTransitions.stop.from
