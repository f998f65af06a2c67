import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDecimals,
  compareDecimals,
  decimal,
  divideDecimals,
  fitsScale,
  fromScaled,
  multiplyDecimals,
  parseDecimal,
  roundDecimal,
  subtractDecimals,
  toScaled,
} from './decimal.ts'
import { InexactAmount } from './rounding.ts'

const anyDecimal = fc
  .tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.integer({ min: 0, max: 18 }))
  .map(([coefficient, scale]) => fromScaled(coefficient, scale))

describe('what a person may write', () => {
  test.each([
    ['0', '0'],
    ['1', '1'],
    ['250000.50', '250000.5'],
    ['0.00169634', '0.00169634'],
    ['007', '7'],
    ['0.0', '0'],
    ['9'.repeat(38), '9'.repeat(38)],
    [`0.${'0'.repeat(37)}1`, `0.${'0'.repeat(37)}1`],
  ])('%s is %s', (text, canonical) => {
    expect(parseDecimal(text)).toBe(canonical)
  })

  test.each([
    ['1e400'],
    ['1E5'],
    ['NaN'],
    ['Infinity'],
    ['1,5'],
    [''],
    [' '],
    [' 1'],
    ['1 '],
    ['1\n'],
    ['1 000'],
    ['+1'],
    ['-1'],
    ['--1'],
    ['.5'],
    ['5.'],
    ['1.2.3'],
    ['0x10'],
    ['1_000'],
    ['١٢٣'],
    ['１'],
    ['9'.repeat(39)],
    ['9'.repeat(40)],
    ['9'.repeat(10_000_000)],
    [`0.${'9'.repeat(39)}`],
    [`1.${'0'.repeat(37)}1`],
  ])('refuses %.12s', text => {
    expect(parseDecimal(text)).toBeUndefined()
  })

  test.each([[undefined], [null], [1.5], [10n], [['1']], [{ toString: () => '1' }]])(
    'refuses %s, no text',
    value => {
      expect(parseDecimal(value)).toBeUndefined()
    },
  )

  test('a minus only where it is allowed', () => {
    expect(parseDecimal('-0.10', { negative: true })).toBe('-0.1')
    expect(parseDecimal('-0', { negative: true })).toBe('0')
    expect(parseDecimal('-', { negative: true })).toBeUndefined()
  })

  test('a malformed constant throws', () => {
    expect(() => decimal('1,5')).toThrow(RangeError)
  })
})

describe('arithmetic', () => {
  test('spelling and reading are inverse, and equal values are equal strings', () => {
    fc.assert(
      fc.property(anyDecimal, value => {
        const { coefficient, scale } = toScaled(value)
        expect(fromScaled(coefficient, scale)).toBe(value)
        expect(fromScaled(coefficient * 1000n, scale + 3)).toBe(value)
        expect(parseDecimal(value, { negative: true })).toBe(value)
      }),
    )
  })

  test('adds like a ring: commutes, associates, undoes itself, distributes', () => {
    fc.assert(
      fc.property(anyDecimal, anyDecimal, anyDecimal, (a, b, c) => {
        expect(addDecimals(a, b)).toBe(addDecimals(b, a))
        expect(addDecimals(addDecimals(a, b), c)).toBe(addDecimals(a, addDecimals(b, c)))
        expect(subtractDecimals(addDecimals(a, b), b)).toBe(a)
        expect(multiplyDecimals(a, addDecimals(b, c))).toBe(
          addDecimals(multiplyDecimals(a, b), multiplyDecimals(a, c)),
        )
      }),
    )
  })

  test('order agrees with subtraction', () => {
    fc.assert(
      fc.property(anyDecimal, anyDecimal, (a, b) => {
        const difference = subtractDecimals(a, b)
        expect(Math.sign(compareDecimals(a, b))).toBe(
          difference === '0' ? 0 : difference.startsWith('-') ? -1 : 1,
        )
      }),
    )
  })

  test('does what floating point cannot', () => {
    expect(addDecimals(decimal('0.1'), decimal('0.2'))).toBe('0.3')
    expect(multiplyDecimals(decimal('1.005'), decimal('100'))).toBe('100.5')
    expect(subtractDecimals(decimal('0.000000000000000001'), decimal('1'))).toBe('-0.999999999999999999')
  })

  test.each([
    ['down', '1.005', '1'],
    ['up', '1.001', '1.01'],
    ['halfUp', '1.005', '1.01'],
    ['halfUp', '1.0049', '1'],
    ['down', '-1.009', '-1'],
    ['up', '-1.001', '-1.01'],
    ['halfUp', '-1.005', '-1.01'],
  ] as const)('rounding %s takes %s to %s at two places', (rounding, value, rounded) => {
    expect(roundDecimal(decimal(value), 2, rounding)).toBe(rounded)
  })

  test('exact refuses to lose a digit', () => {
    expect(roundDecimal(decimal('1.10'), 1, 'exact')).toBe('1.1')
    expect(() => roundDecimal(decimal('1.11'), 1, 'exact')).toThrow(InexactAmount)
    expect(fitsScale(decimal('1.11'), 1)).toBe(false)
    expect(fitsScale(decimal('1.11'), 2)).toBe(true)
  })

  test('divides to the asked places', () => {
    expect(divideDecimals(decimal('250000'), decimal('147375891.12'), 8, 'down')).toBe('0.00169634')
    expect(divideDecimals(decimal('1'), decimal('3'), 4, 'up')).toBe('0.3334')
    expect(divideDecimals(decimal('-1'), decimal('0.5'), 0, 'exact')).toBe('-2')
    expect(() => divideDecimals(decimal('1'), decimal('0'), 2, 'down')).toThrow(RangeError)
  })

  test('a rounded value is within one last place, on the named side', () => {
    fc.assert(
      fc.property(anyDecimal, fc.integer({ min: 0, max: 18 }), (value, scale) => {
        const magnitude = decimal(value.replace('-', ''))
        const down = roundDecimal(magnitude, scale, 'down')
        const up = roundDecimal(magnitude, scale, 'up')
        expect(compareDecimals(down, magnitude)).toBeLessThanOrEqual(0)
        expect(compareDecimals(up, magnitude)).toBeGreaterThanOrEqual(0)
        expect([down, up]).toContain(roundDecimal(magnitude, scale, 'halfUp'))
        expect([fromScaled(0n, scale), fromScaled(1n, scale)]).toContain(subtractDecimals(up, down))
      }),
    )
  })
})
