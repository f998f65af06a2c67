import type { UserId } from '../identifier/identifier.ts'
import type { Trade } from '../trade/trade.ts'
import { reputationRules } from './rules.ts'

/**
 * Against whom a trade counts that ended without being completed: both, as a rule. Where the seller never said where to pay, the
 * buyer could do nothing, and it is the seller's alone; nobody's when the buyer left before the seller had time to say so, or
 * anybody could spoil a seller's figures by opening and leaving.
 */
export function cancelledBy(
  trade: Pick<Trade, 'buyerId' | 'sellerId' | 'openedAt' | 'requisitesAt' | 'askedCancelAt'>,
  at: Date,
): readonly UserId[] {
  const { buyerId, sellerId, openedAt, requisitesAt, askedCancelAt } = trade
  if (requisitesAt !== null) return [buyerId, sellerId]
  const hadTime = at.getTime() - openedAt.getTime() >= reputationRules.requisitesWithinMs
  return hadTime || askedCancelAt !== null ? [sellerId] : []
}
