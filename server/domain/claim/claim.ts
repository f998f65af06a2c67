import { refuse, type Refusal } from '../refusal/refusal.ts'
import { roleOn, type Actor } from '../trade/actor.ts'
import { plus } from '../trade/deadline.ts'
import type { TradeStatus } from '../trade/status.ts'
import type { Trade } from '../trade/trade.ts'

/** What becomes of a claim: it waits for a ruling, and gets one. */
export const claimStatuses = ['open', 'for_buyer', 'for_seller'] as const
export type ClaimStatus = (typeof claimStatuses)[number]

const hour = 3_600_000

export const claimRules = {
  /** For so long after a trade was cancelled by time or closed, its buyer may file a claim. */
  openMs: 7 * 24 * hour,
  /** A claim that waits longer than this stands first among those that wait. */
  raiseMs: 24 * hour,
} as const

/** Trades that time ended. Who conceded or was ruled against has had their say. */
const endedByTime: readonly TradeStatus[] = ['cancelled', 'closed']

/** Until when a trade's buyer may file a claim; null for a trade that none can be filed of. */
export const claimableUntil = ({ status, advertType, finishedAt }: Trade): Date | null =>
  finishedAt && advertType !== 'Ad::Swap' && endedByTime.includes(status)
    ? plus(finishedAt, claimRules.openMs)
    : null

/** Why somebody may not file a claim of a trade now; null when they may. The trade does not exist for a stranger. */
export function claimRefusal(trade: Trade, actor: Actor, isClaimed: boolean, at: Date): Refusal | null {
  const role = roleOn(trade, actor)
  if (role === null) return refuse('not_found')
  if (role !== 'buyer') return refuse('only_buyer_may')
  const until = claimableUntil(trade)
  if (until === null) return refuse('claim_not_possible')
  if (isClaimed) return refuse('claim_already_filed')
  return at < until ? null : refuse('time_ran_out')
}

/** What of a seller's coins a claim holds: what the buyer would have got, as far as it is there. */
export const heldOf = (wanted: bigint, available: bigint): bigint => (available < wanted ? available : wanted)
