import type { DecimalString } from '../money/decimal.ts'
import { addRatios, divideRatios, ratio, ratioOfPercent } from '../money/ratio.ts'
import { addUnits, multiplyUnits, percentOf, subtractUnits } from '../money/units.ts'
import type { Units } from '../money/units.ts'

/** On which side of the trade the ad's owner stands: the owner alone pays the fee. */
export type OwnerSide = 'seller' | 'buyer'

/** The coins of one trade, in minor units. `locked` is always `toBuyer` plus `toHouse`. */
export type TradeCoins<A extends string> = {
  readonly amount: Units<A>
  readonly fee: Units<A>
  /** What leaves the seller's available balance when the trade opens, and returns whole when it is cancelled. */
  readonly locked: Units<A>
  /** What a release pays the buyer. */
  readonly toBuyer: Units<A>
  /** What a release pays the house. */
  readonly toHouse: Units<A>
}

type Split = <A extends string>(amount: Units<A>, fee: Units<A>) => { locked: Units<A>; toBuyer: Units<A> }

/** Owner sells: the fee is locked on top and the buyer gets all. Owner buys: it comes out of what the owner receives. */
const splitOf: Record<OwnerSide, Split> = {
  seller: (amount, fee) => ({ locked: addUnits(amount, fee), toBuyer: amount }),
  buyer: (amount, fee) => ({ locked: amount, toBuyer: subtractUnits(amount, fee) }),
}

/**
 * The coins of a trade of `amount` at the owner's fee percentage. The fee rounds up to the coin's unit, so that no trade
 * is free and cutting one into many saves nothing. Fixed at opening: a later tier does not change an open trade.
 */
export function coinsOfTrade<A extends string>(
  amount: Units<A>,
  percent: DecimalString,
  owner: OwnerSide,
): TradeCoins<A> {
  const fee = percentOf(amount, percent, 'up')
  return { amount, fee, ...splitOf[owner](amount, fee), toHouse: fee }
}

/** The largest amount that a seller can offer with a balance, so that amount and fee fit: balance ÷ (1 + fee), down. */
export function largestSale<A extends string>(balance: Units<A>, percent: DecimalString): Units<A> {
  const onePlusFee = addRatios(ratio(1n), ratioOfPercent(percent))
  return multiplyUnits(balance, divideRatios(ratio(1n), onePlusFee), 'down')
}
