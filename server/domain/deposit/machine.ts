/**
 * The statuses of a deposit, as the chain and the ledger know it.
 * - `seen`          in no block yet
 * - `confirming`    in a block, with fewer blocks on it than its coin needs
 * - `credited`      in the ledger
 * - `below_minimum` confirmed, and too small to be credited
 * - `unattributed`  confirmed without a memo that says whose it is; in the suspense account until it is claimed
 * - `vanished`      the chain has dropped it before it was credited
 * - `reversed`      the chain has dropped it after it was credited, and the credit was taken back
 */
export const depositStatuses = [
  'seen',
  'confirming',
  'credited',
  'below_minimum',
  'unattributed',
  'vanished',
  'reversed',
] as const
export type DepositStatus = (typeof depositStatuses)[number]

/** What a deposit posts: into what is available, into suspense, from suspense to its owner, or all of it back. */
export type DepositPosting = 'credit' | 'suspend' | 'attribute' | 'reverse'

interface DepositTransition {
  readonly from: readonly DepositStatus[]
  readonly to: DepositStatus
  readonly posts: DepositPosting | null
}

/** Everything that can happen to a deposit. The chain causes all of it but `claim`. */
export const depositTransitions = {
  mine: { from: ['seen', 'vanished', 'reversed'], to: 'confirming', posts: null },
  unmine: { from: ['confirming'], to: 'seen', posts: null },
  credit: { from: ['confirming'], to: 'credited', posts: 'credit' },
  passOver: { from: ['confirming'], to: 'below_minimum', posts: null },
  suspend: { from: ['confirming'], to: 'unattributed', posts: 'suspend' },
  claim: { from: ['unattributed'], to: 'credited', posts: 'attribute' },
  vanish: { from: ['seen', 'confirming', 'below_minimum'], to: 'vanished', posts: null },
  reappear: { from: ['vanished'], to: 'seen', posts: null },
  reverse: { from: ['credited', 'unattributed'], to: 'reversed', posts: 'reverse' },
} as const satisfies Record<string, DepositTransition>
export type DepositMove = keyof typeof depositTransitions

/** What becomes of a deposit by a move; null when it is not in a status from which the move leads. */
export function movedBy(status: DepositStatus, move: DepositMove): DepositStatus | null {
  const { from, to }: DepositTransition = depositTransitions[move]
  return from.includes(status) ? to : null
}

/** What a confirmed deposit comes to. Whoever sends too little to an address of somebody sends it in vain. */
export function settlingMove(deposit: {
  readonly isOwned: boolean
  readonly amount: bigint
  readonly minimum: bigint
}): DepositMove {
  if (deposit.amount < deposit.minimum) return 'passOver'
  return deposit.isOwned ? 'credit' : 'suspend'
}
