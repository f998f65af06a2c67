import type { Random } from '../../../domain/identifier/random.ts'
import type { OfferDesk } from '../advert/desk/ports.ts'

/** What claims stand on. */
export interface ClaimParts {
  readonly random: Random
  readonly desk: Pick<OfferDesk, 'lockShown' | 'balanceMoved'>
}
