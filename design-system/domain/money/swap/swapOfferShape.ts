import type * as unions from '../../__generated__/unions.ts'
import type { DecimalString } from '../../../format/decimal.ts'
import type { TraderStanding } from '../../people/profile/trader/trader.ts'

/** What one of what is paid comes to, with every fee taken off, and whether it is the best of those that take the amount. */
interface Weighed {
  readonly rate: DecimalString
  readonly fits: boolean
  readonly isBest: boolean
}

/** The house, beside traders. */
export type HouseRateShape = Weighed

/** A trader's offer as somebody who swaps sees it. */
export interface SwapOfferShape extends Weighed {
  readonly id: string
  readonly trader: TraderStanding
  /** Of what is got. */
  readonly minimum: DecimalString
  readonly maximum: DecimalString
}

/** Why nobody is shown an offer. */
export type OfferHiddenReason = unions.SwapOfferHiddenReason

/** An offer as its owner sees it. */
export interface OwnSwapOfferShape {
  readonly id: string
  readonly givesCode: string
  readonly takesCode: string
  readonly marginPercent: DecimalString
  /** What one of the coin that is given costs now. */
  readonly price: DecimalString
  readonly minimum: DecimalString
  readonly maximum: DecimalString
  readonly isPaused: boolean
  readonly hiddenReason: OfferHiddenReason | null
}

/** What an owner writes. */
export interface SwapOfferValues {
  readonly givesCode: string
  readonly takesCode: string
  readonly marginPercent: DecimalString
  readonly minimum: DecimalString
  readonly maximum: DecimalString
}
