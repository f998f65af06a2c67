import { fromScaled, tenTo, toScaled } from './decimal.ts'
import type { DecimalString } from './decimal.ts'
import { ratioOfPercent } from './ratio.ts'
import type { Ratio } from './ratio.ts'
import { divideRounded } from './rounding.ts'
import type { Rounding } from './rounding.ts'

declare const unitsBrand: unique symbol

/**
 * An amount in the smallest unit of its asset (satoshi, wei, kobo): what the ledger stores. The brand says of which
 * asset, so that two assets do not add up by mistake; the asset's scale is known by the reference data, never here.
 * Made by {@link units} from a stored integer, and by {@link toUnits} from a decimal.
 */
export type Units<A extends string = string> = bigint & { readonly [unitsBrand]: A }

/** Marks a whole number of minor units as belonging to an asset: `units<'BTC'>(1000n)`. */
export const units = <A extends string = string>(value: bigint): Units<A> => value as Units<A>

/** A decimal amount in minor units of an asset with `scale` decimals; `exact` throws InexactAmount on a surplus digit. */
export function toUnits<A extends string = string>(
  amount: DecimalString,
  scale: number,
  rounding: Rounding,
): Units<A> {
  const { coefficient, scale: places } = toScaled(amount)
  return units(
    places <= scale
      ? coefficient * tenTo(scale - places)
      : divideRounded(coefficient, tenTo(places - scale), rounding),
  )
}

/** The decimal amount of minor units, exact. */
export const fromUnits = (value: Units, scale: number): DecimalString => fromScaled(value, scale)

export const addUnits = <A extends string>(a: Units<A>, b: Units<NoInfer<A>>): Units<A> => units(a + b)

export const subtractUnits = <A extends string>(a: Units<A>, b: Units<NoInfer<A>>): Units<A> => units(a - b)

/** The amount times an exact fraction, rounded as named. */
export const multiplyUnits = <A extends string>(value: Units<A>, by: Ratio, rounding: Rounding): Units<A> =>
  units(divideRounded(value * by.numerator, by.denominator, rounding))

/** So many per cent of the amount (`0.9` is 0.9 %), rounded as named. */
export const percentOf = <A extends string>(
  value: Units<A>,
  percent: DecimalString,
  rounding: Rounding,
): Units<A> => multiplyUnits(value, ratioOfPercent(percent), rounding)

export const minUnits = <A extends string>(a: Units<A>, b: Units<NoInfer<A>>): Units<A> =>
  a < b ? a : units(b)
