import type { Side } from '../trade/party.ts'
import { affiliateLevels, type AffiliateLevel, type AffiliateTerms } from './terms.ts'

/** Whether the referral of a trade owned its advert, or opened the trade on somebody else's. */
export type ReferralRole = 'owner' | 'contractor'

/** Somebody up the tree. `earns`: neither banned nor gone. */
export interface Referrer {
  readonly userId: string
  readonly earns: boolean
}

/** One side of a trade whom somebody brought, with who brought whom above them, the nearest first; three at most. */
export interface ReferredSide {
  readonly side: Side
  readonly referralId: string
  readonly referrers: readonly Referrer[]
  readonly terms: Pick<
    AffiliateTerms,
    'contractorPercent' | 'ownerPercent' | 'secondPercent' | 'thirdPercent'
  >
}

/** What somebody gets of a trade's fee. */
export interface Share {
  readonly userId: string
  readonly referralId: string
  readonly level: AffiliateLevel
  readonly role: ReferralRole
  /** Minor units of the fee's coin, above zero. */
  readonly amount: bigint
}

/** The fee of a trade, and who is in it. */
export interface FeeToShare {
  readonly fee: bigint
  readonly owner: Side
  readonly parties: readonly string[]
  readonly sides: readonly ReferredSide[]
}

/**
 * Divides a fee among those who brought its two sides; what is not in the answer stays with the house. Each share is rounded down.
 * The second and the third level are paid out of the first's share, and where there is nobody at a level the first keeps it.
 * Nobody is paid of a trade of their own: who trades with their own referral gets nothing of it, and nobody gets it in their place.
 */
export function sharesOf({ fee, owner, parties, sides }: FeeToShare): readonly Share[] {
  return sides.flatMap(({ side, referralId, referrers, terms }) => {
    const role: ReferralRole = side === owner ? 'owner' : 'contractor'
    const whole = BigInt(role === 'owner' ? terms.ownerPercent : terms.contractorPercent)
    const [second, third] = [
      referrers[1] ? BigInt(terms.secondPercent) : 0n,
      referrers[2] ? BigInt(terms.thirdPercent) : 0n,
    ]
    const parts: Readonly<Record<AffiliateLevel, bigint>> = { 1: 100n - second - third, 2: second, 3: third }
    return affiliateLevels.flatMap(level => {
      const referrer = referrers[level - 1]
      const amount = (fee * whole * parts[level]) / 10_000n
      if (!referrer?.earns || parties.includes(referrer.userId) || amount === 0n) return []
      return [{ userId: referrer.userId, referralId, level, role, amount }]
    })
  })
}
