import { expect, test } from 'vitest'
import { applyMove, isEnded, withdrawalMoves } from './applyMove.ts'
import {
  withdrawalStatuses,
  type WithdrawalMove,
  type WithdrawalRole,
  type WithdrawalStatus,
} from './machine.ts'

/** The decisions on withdrawals, written down once more by hand: what the machine must allow, and nothing else. */
type Allowed = [WithdrawalStatus | null, WithdrawalMove, WithdrawalRole, WithdrawalStatus, string | null]
const allowed: Allowed[] = [
  [null, 'ask', 'owner', 'awaiting_approval', 'WithdrawalLockFunds'],
  [null, 'payOut', 'system', 'approved', 'WithdrawalLockFunds'],
  ['awaiting_approval', 'approve', 'approver', 'approved', null],
  ['awaiting_approval', 'decline', 'approver', 'declined', 'WithdrawalUnlockFunds'],
  ['awaiting_approval', 'expire', 'system', 'expired', 'WithdrawalUnlockFunds'],
  ['awaiting_approval', 'cancel', 'owner', 'cancelled', 'WithdrawalCancellation'],
  ['approved', 'cancel', 'owner', 'cancelled', 'WithdrawalCancellation'],
  ['awaiting_approval', 'stop', 'system', 'cancelled', 'WithdrawalCancellation'],
  ['approved', 'stop', 'system', 'cancelled', 'WithdrawalCancellation'],
  ['awaiting_approval', 'refuse', 'system', 'aml_refused', 'WithdrawalAmlFailureRefund'],
  ['approved', 'refuse', 'system', 'aml_refused', 'WithdrawalAmlFailureRefund'],
  ['approved', 'sign', 'system', 'signed', null],
  ['signed', 'broadcast', 'system', 'broadcast', null],
  ['signed', 'confirm', 'system', 'confirmed', 'WithdrawalFunds'],
  ['broadcast', 'confirm', 'system', 'confirmed', 'WithdrawalFunds'],
  ['approved', 'hand', 'system', 'confirmed', 'InternalWithdrawalFunds'],
  ['approved', 'fail', 'system', 'failed', 'WithdrawalUnlockFunds'],
  ['signed', 'fail', 'system', 'failed', 'WithdrawalUnlockFunds'],
  ['broadcast', 'fail', 'system', 'failed', 'WithdrawalUnlockFunds'],
  ['confirmed', 'undo', 'system', 'failed', 'WithdrawalUnlockFunds'],
]
const roles: readonly WithdrawalRole[] = ['owner', 'approver', 'system']

/** What the table above says of a move. */
function expectedOf(status: WithdrawalStatus | null, move: WithdrawalMove, by: WithdrawalRole) {
  const row = allowed.find(([from, what, who]) => from === status && what === move && who === by)
  if (!row) return 'withdrawal_moved_on'
  const [, , , to, type] = row
  return { to, type: type === null ? null : `Transaction::${type}` }
}

function saidOf(status: WithdrawalStatus | null, move: WithdrawalMove, by: WithdrawalRole) {
  const applied = applyMove(status, move, by)
  if (!applied.ok) return applied.refusal.code
  return { to: applied.value.to, type: applied.value.posts?.type ?? null }
}

test('every move in every status by everybody is as the decisions say, and all others are refused', () => {
  const cases = [null, ...withdrawalStatuses].flatMap(status =>
    withdrawalMoves.flatMap(move => roles.map(by => [status, move, by] as const)),
  )
  expect(cases.map(one => [...one, saidOf(...one)])).toEqual(cases.map(one => [...one, expectedOf(...one)]))
})

test('what has ended has given back or paid what it held', () => {
  const posting = allowed.filter(([from, , , , type]) => from !== null && type !== null)
  expect(posting.every(([, , , to]) => isEnded(to))).toBe(true)
  expect(withdrawalStatuses.filter(isEnded).toSorted()).toEqual(
    ['confirmed', 'declined', 'expired', 'cancelled', 'aml_refused', 'failed'].toSorted(),
  )
})
