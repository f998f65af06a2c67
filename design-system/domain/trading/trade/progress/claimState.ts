import type { ClaimStatus } from '../../../reference/status/claimStatus.ts'
import type { TradeAction } from '../tradeParts.ts'
import type { TradeSide } from '../../../reference/status/tradeStatus.ts'

/** A claim as far as a trade's end tells of it. */
export interface EndClaim {
  readonly status: ClaimStatus
}

/** Where a trade that time ended stands with its claim: it can be filed, it waits for a ruling, it has one, it is too late. */
export type ClaimState = 'possible' | 'filed' | 'decided' | 'late'

interface EndedTrade {
  readonly viewerSide: TradeSide
  readonly claim: EndClaim | null
  readonly actions: readonly TradeAction[]
}

/** The server offers the claim to its buyer alone; the seller reads for how long one is possible. */
export function claimStateOf({ viewerSide, claim, actions }: EndedTrade): ClaimState {
  if (claim !== null) return claim.status === 'open' ? 'filed' : 'decided'
  const canFile = actions.some(({ action, isAvailable }) => action === 'claim' && isAvailable)
  return viewerSide === 'seller' || canFile ? 'possible' : 'late'
}
