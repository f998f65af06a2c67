import type { TradeSide } from '../../reference/status/tradeStatus.ts'
import type { Dispute, DisputeWait } from './dispute.ts'

/** Whose turn it is, in a word of `dispute.waits`. */
export type TurnWord = DisputeWait | 'both' | 'over'

/** Whose word comes next in a dispute. */
export function turnOf({ waitsFor }: Pick<Dispute, 'waitsFor'>): TurnWord {
  if (waitsFor.includes('buyer') && waitsFor.includes('seller')) return 'both'
  return waitsFor[0] ?? 'over'
}

/** How a turn looks to a viewer: theirs, of a side, or the arbiter's; null once it is over. */
export function turnFor(
  { waitsFor }: Pick<Dispute, 'waitsFor'>,
  side: TradeSide,
): 'mine' | 'theirs' | 'arbiter' | null {
  if (waitsFor.length === 0) return null
  if (waitsFor.includes('arbiter')) return 'arbiter'
  return side !== 'arbiter' && waitsFor.includes(side) ? 'mine' : 'theirs'
}
