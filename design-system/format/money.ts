import { add, compare, divide, multiply, round, subtract } from './decimal.ts'
import type { DecimalString, Rounding } from './decimal.ts'

/** An amount of one asset. Two assets never mix: the compiler refuses it. */
export interface Money<Asset extends string = string> {
  readonly amount: DecimalString
  readonly asset: Asset
}

/** The sum of two amounts of one asset. */
export function addMoney<A extends string>(a: Money<A>, b: Money<NoInfer<A>>): Money<A> {
  return { amount: add(a.amount, b.amount), asset: same(a, b) }
}

/** What is left of `a` after taking `b` of the same asset away. */
export function subtractMoney<A extends string>(a: Money<A>, b: Money<NoInfer<A>>): Money<A> {
  return { amount: subtract(a.amount, b.amount), asset: same(a, b) }
}

/** Compares two amounts of one asset. */
export function compareMoney<A extends string>(a: Money<A>, b: Money<NoInfer<A>>): -1 | 0 | 1 {
  same(a, b)
  return compare(a.amount, b.amount)
}

/** How a converted amount ends: the digits of the asset it lands in, and what happens to the rest. */
export interface Ending {
  readonly decimals: number
  readonly rounding: Rounding
}

/** What `money` costs in `asset` at `rate` (units of `asset` for one of the money's). */
export function convert<B extends string>(
  money: Money,
  rate: DecimalString,
  asset: B,
  end: Ending,
): Money<B> {
  return { amount: round(multiply(money.amount, rate), end.decimals, end.rounding), asset }
}

/** The way back of {@link convert}: how much of `asset` the money buys at `rate` (units of the money for one). */
export function convertBack<B extends string>(
  money: Money,
  rate: DecimalString,
  asset: B,
  end: Ending,
): Money<B> {
  return { amount: divide(money.amount, rate, end), asset }
}

// The types already refuse it; this catches assets that are only known while running (`Money<string>`).
function same<A extends string>(a: Money<A>, b: Money<A>): A {
  if (a.asset !== b.asset) throw new RangeError(`Mixed assets: ${a.asset} and ${b.asset}`)
  return a.asset
}
