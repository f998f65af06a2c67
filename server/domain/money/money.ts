import { addDecimals, compareDecimals, subtractDecimals } from './decimal.ts'
import type { DecimalString } from './decimal.ts'
import { fromUnits, toUnits } from './units.ts'
import type { Units } from './units.ts'

/**
 * An amount of one asset (a coin or fiat code) as it crosses the wire. Two assets do not combine: with literal codes that
 * is a compile error, with codes known only at run time it throws.
 */
export type Money<A extends string = string> = { readonly amount: DecimalString; readonly asset: A }

export const money = <A extends string>(amount: DecimalString, asset: A): Money<A> => ({ amount, asset })

/** The amount in minor units of an asset with `scale` decimals. Throws InexactAmount on a digit that the asset lacks. */
export const moneyToUnits = <A extends string>(value: Money<A>, scale: number): Units<A> =>
  toUnits<A>(value.amount, scale, 'exact')

/** Minor units back as money, exact. */
export const moneyOfUnits = <A extends string>(value: Units<A>, asset: A, scale: number): Money<A> =>
  money(fromUnits(value, scale), asset)

export function addMoney<A extends string>(a: Money<A>, b: Money<NoInfer<A>>): Money<A> {
  assertSameAsset(a, b)
  return money(addDecimals(a.amount, b.amount), a.asset)
}

export function subtractMoney<A extends string>(a: Money<A>, b: Money<NoInfer<A>>): Money<A> {
  assertSameAsset(a, b)
  return money(subtractDecimals(a.amount, b.amount), a.asset)
}

/** Below zero when `a < b`, zero when they are equal, above zero when `a > b`. */
export function compareMoney<A extends string>(a: Money<A>, b: Money<NoInfer<A>>): number {
  assertSameAsset(a, b)
  return compareDecimals(a.amount, b.amount)
}

function assertSameAsset(a: Money, b: Money): void {
  if (a.asset !== b.asset) throw new TypeError(`cannot combine ${a.asset} with ${b.asset}`)
}
