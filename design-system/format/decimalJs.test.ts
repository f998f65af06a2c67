import { Decimal } from 'decimal.js'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import * as own from './decimal.ts'

// Why decimal.ts is our own: decimal.js is 13 kB on each first page, more than their budgets have left
// (docs/adr/0138-dates-and-decimals.md). So the library is what it is measured by here, in all it does.

const Exact = Decimal.clone({ precision: 1_000_000_000, rounding: Decimal.ROUND_DOWN })
/** Of a quotient: so many digits that the values below lie exactly between two roundings or visibly beside. */
const Long = Decimal.clone({ precision: 300, rounding: Decimal.ROUND_DOWN })

const modes = {
  down: Decimal.ROUND_DOWN,
  up: Decimal.ROUND_UP,
  floor: Decimal.ROUND_FLOOR,
  ceil: Decimal.ROUND_CEIL,
  halfUp: Decimal.ROUND_HALF_UP,
  halfEven: Decimal.ROUND_HALF_EVEN,
} as const satisfies Record<own.Rounding, Decimal.Rounding>

/** Any, and small ones, which are equal, zero or halfway between two roundings far more often. Some with needless zeros. */
const decimals = fc
  .tuple(
    fc.oneof(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.bigInt({ min: -300n, max: 300n })),
    fc.integer({ min: 0, max: 18 }),
    fc.constantFrom('', '0', '00'),
  )
  .map(([units, scale, zeros]) => {
    const text = new Exact(`${units}e-${scale}`).toFixed(scale)
    return text.includes('.') ? `${text}${zeros}` : text
  })
const places = fc.integer({ min: 0, max: 20 })
const roundings = fc.constantFrom(...own.roundings)
const runs = { numRuns: 2000 }

/** Zero has no sign here. */
const written = (value: Decimal, decimals?: number): string =>
  (value.isZero() ? value.abs() : value).toFixed(decimals)

it('adds, subtracts, multiplies, compares and writes as decimal.js does', () => {
  fc.assert(
    fc.property(decimals, decimals, (a, b) => {
      const [x, y] = [new Exact(a), new Exact(b)]
      expect(own.add(a, b)).toBe(written(x.plus(y)))
      expect(own.subtract(a, b)).toBe(written(x.minus(y)))
      expect(own.multiply(a, b)).toBe(written(x.times(y)))
      expect(own.compare(a, b)).toBe(x.cmp(y))
      expect(own.smallest(a, b, '1')).toSatisfy((least: string) => Exact.min(x, y, 1).equals(least))
      expect(own.largest(a, b, '1')).toSatisfy((most: string) => Exact.max(x, y, 1).equals(most))
      expect(own.trim(a)).toBe(written(x))
      expect(own.absolute(a)).toBe(written(x.abs()))
      expect(own.negate(a)).toBe(written(x.negated()))
      expect(own.isZero(a)).toBe(x.isZero())
      expect(own.isNegative(a)).toBe(x.lessThan(0))
      expect(own.decimalsOf(a)).toBe(x.decimalPlaces())
    }),
    runs,
  )
})

it('rounds as decimal.js does, in all its ways', () => {
  fc.assert(
    fc.property(decimals, places, roundings, (value, decimals, rounding) => {
      const rounded = new Exact(value).toDecimalPlaces(decimals, modes[rounding])
      expect(own.round(value, decimals, rounding)).toBe(written(rounded))
      expect(own.toFixedDecimals(value, decimals, rounding)).toBe(written(rounded, decimals))
    }),
    runs,
  )
})

it('divides as decimal.js does', () => {
  fc.assert(
    fc.property(decimals, decimals, places, roundings, (a, b, decimals, rounding) => {
      fc.pre(!own.isZero(b))
      const quotient = new Long(a).dividedBy(b)
      expect(own.divide(a, b, { decimals, rounding })).toBe(
        written(quotient.toDecimalPlaces(decimals, modes[rounding])),
      )
    }),
    runs,
  )
})
