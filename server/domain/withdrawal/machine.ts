import type { TransactionType } from '../wallet/transactionType.ts'

/** The statuses of a withdrawal (decisions, wallet). */
export const withdrawalStatuses = [
  'awaiting_approval',
  'approved',
  'signed',
  'broadcast',
  'confirmed',
  'declined',
  'expired',
  'cancelled',
  'aml_refused',
  'failed',
] as const
export type WithdrawalStatus = (typeof withdrawalStatuses)[number]

/** Who may cause a transition: whose it is, whoever answers in the messenger or by the letter’s link, or nobody. */
export type WithdrawalRole = 'owner' | 'approver' | 'system'

/**
 * What the ledger posts with a transition.
 * - `lock`   available → the withdrawal’s hold, amount and fees
 * - `unlock` hold → available, whole, under the type that the row names
 * - `pay`    hold → the chain, fees → the house
 * - `takeBack` the chain and the house → available: what was paid has not left after all
 * - `hand`   hold → what is available to another user, whose history calls it `Transaction::WalletRefill`
 */
export type WithdrawalPosting = 'lock' | 'unlock' | 'pay' | 'takeBack' | 'hand'

type WithdrawalTransition = {
  readonly from: 'nothing' | readonly WithdrawalStatus[]
  readonly to: WithdrawalStatus
  readonly by: WithdrawalRole
} & ({ readonly posts: null } | { readonly posts: WithdrawalPosting; readonly type: TransactionType })

/**
 * Everything that can happen to a withdrawal. Nothing unlocks coins once it is signed but `fail` and `undo`, which need a
 * conflicting transaction that is final; until then it is broadcast again.
 */
export const withdrawalTransitions = {
  ask: {
    from: 'nothing',
    to: 'awaiting_approval',
    by: 'owner',
    posts: 'lock',
    type: 'Transaction::WithdrawalLockFunds',
  },
  /** What was released to a guest: it goes where the guest said when the trade was opened, and is approved beforehand. */
  payOut: {
    from: 'nothing',
    to: 'approved',
    by: 'system',
    posts: 'lock',
    type: 'Transaction::WithdrawalLockFunds',
  },
  approve: { from: ['awaiting_approval'], to: 'approved', by: 'approver', posts: null },
  decline: {
    from: ['awaiting_approval'],
    to: 'declined',
    by: 'approver',
    posts: 'unlock',
    type: 'Transaction::WithdrawalUnlockFunds',
  },
  expire: {
    from: ['awaiting_approval'],
    to: 'expired',
    by: 'system',
    posts: 'unlock',
    type: 'Transaction::WithdrawalUnlockFunds',
  },
  cancel: {
    from: ['awaiting_approval', 'approved'],
    to: 'cancelled',
    by: 'owner',
    posts: 'unlock',
    type: 'Transaction::WithdrawalCancellation',
  },
  /** A hold or a ban of its owner’s before it is signed. */
  stop: {
    from: ['awaiting_approval', 'approved'],
    to: 'cancelled',
    by: 'system',
    posts: 'unlock',
    type: 'Transaction::WithdrawalCancellation',
  },
  refuse: {
    from: ['awaiting_approval', 'approved'],
    to: 'aml_refused',
    by: 'system',
    posts: 'unlock',
    type: 'Transaction::WithdrawalAmlFailureRefund',
  },
  sign: { from: ['approved'], to: 'signed', by: 'system', posts: null },
  broadcast: { from: ['signed'], to: 'broadcast', by: 'system', posts: null },
  confirm: {
    from: ['signed', 'broadcast'],
    to: 'confirmed',
    by: 'system',
    posts: 'pay',
    type: 'Transaction::WithdrawalFunds',
  },
  /** To another user: no chain, no fee. */
  hand: {
    from: ['approved'],
    to: 'confirmed',
    by: 'system',
    posts: 'hand',
    type: 'Transaction::InternalWithdrawalFunds',
  },
  fail: {
    from: ['approved', 'signed', 'broadcast'],
    to: 'failed',
    by: 'system',
    posts: 'unlock',
    type: 'Transaction::WithdrawalUnlockFunds',
  },
  /** A chain took back what was confirmed, and another transaction has its number for good. */
  undo: {
    from: ['confirmed'],
    to: 'failed',
    by: 'system',
    posts: 'takeBack',
    type: 'Transaction::WithdrawalUnlockFunds',
  },
} as const satisfies Record<string, WithdrawalTransition>
export type WithdrawalMove = keyof typeof withdrawalTransitions
