import { claimRefusal, claimableUntil } from '../../../domain/claim/claim.ts'
import { roleOn, type Actor } from '../../../domain/trade/actor.ts'
import type { Trade } from '../../../domain/trade/trade.ts'

/** Filing a claim, as one of a viewer's actions: shown to the buyer of a trade that time ended, until there is one. */
export function claimActionOf(trade: Trade, viewer: Actor, isClaimed: boolean, at: Date) {
  const until = claimableUntil(trade)
  if (until === null || isClaimed || roleOn(trade, viewer) !== 'buyer') return []
  const refusal = claimRefusal(trade, viewer, isClaimed, at)
  return [
    {
      action: 'claim' as const,
      is_available: refusal === null,
      reason: refusal?.code ?? null,
      available_at: null,
      until: refusal === null ? until.toISOString() : null,
    },
  ]
}
