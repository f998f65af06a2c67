import type { TraderStanding } from '../../../people/profile/trader/trader.ts'
import type { Offer } from '../offer.ts'

/** Ways in which an offer can be the best. */
export const bestKinds = ['bestPrice', 'fastestRelease', 'noRegistration'] as const
export type BestKind = (typeof bestKinds)[number]

/** An offer whose owner's usual release time is known. */
export type BestOffer = Omit<Offer, 'owner'> & {
  readonly owner: TraderStanding & { readonly medianReleaseMinutes: number | null }
}
