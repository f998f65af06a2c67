import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allocate } from './allocate.ts'
import { decimal, subtractDecimals } from './decimal.ts'
import { addMoney, compareMoney, money, moneyOfUnits, moneyToUnits } from './money.ts'
import { ratio } from './ratio.ts'
import {
  addUnits,
  compareUnits,
  fromUnits,
  maxUnits,
  minUnits,
  multiplyUnits,
  percentOf,
  toUnits,
  units,
} from './units.ts'

const anyAmount = fc.bigInt({ min: 0n, max: 10n ** 30n }).map(units)

test('minor units and decimals are inverse at every scale of our coins', () => {
  fc.assert(
    fc.property(anyAmount, fc.constantFrom(0, 2, 6, 8, 9, 12, 18), (amount, scale) => {
      expect(toUnits(fromUnits(amount, scale), scale, 'exact')).toBe(amount)
    }),
  )
})

test('surplus digits round as named', () => {
  expect(toUnits(decimal('0.123456789'), 8, 'down')).toBe(12345678n)
  expect(toUnits(decimal('0.123456781'), 8, 'up')).toBe(12345679n)
  expect(toUnits(decimal('0.125'), 2, 'halfUp')).toBe(13n)
  expect(() => toUnits(decimal('0.123456789'), 8, 'exact')).toThrow(RangeError)
})

test('a percentage rounds as named and never by more than a unit', () => {
  expect(percentOf(units(1n), decimal('0.9'), 'up')).toBe(1n)
  expect(percentOf(units(1n), decimal('0.9'), 'down')).toBe(0n)
  expect(percentOf(units(100_000n), decimal('0.9'), 'exact')).toBe(900n)
  fc.assert(
    fc.property(anyAmount, amount => {
      const difference = percentOf(amount, decimal('0.7'), 'up') - percentOf(amount, decimal('0.7'), 'down')
      expect(difference === 0n || difference === 1n).toBe(true)
    }),
  )
})

test('multiplies by a fraction, compares, and chooses', () => {
  expect(multiplyUnits(units(10n), ratio(1n, 3n), 'down')).toBe(3n)
  expect(addUnits(units(1n), units(2n))).toBe(3n)
  expect([units(3n), units(1n), units(2n)].sort(compareUnits)).toEqual([1n, 2n, 3n])
  expect(minUnits(units(3n), units(2n))).toBe(2n)
  expect(maxUnits(units(3n), units(2n))).toBe(3n)
})

describe('a split', () => {
  test('equals the whole to the last unit, and only the named part takes more than its share', () => {
    fc.assert(
      fc.property(
        anyAmount,
        fc
          .array(fc.bigInt({ min: 0n, max: 1000n }), { minLength: 1, maxLength: 6 })
          .filter(w => w.some(x => x > 0n)),
        fc.nat(),
        (whole, weights, seed) => {
          const remainderTo = seed % weights.length
          const parts = allocate(whole, weights, remainderTo)
          const total = weights.reduce((sum, weight) => sum + weight, 0n)
          expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(whole)
          for (const [index, part] of parts.entries()) {
            const share = (whole * (weights[index] ?? 0n)) / total
            const surplus = part - share
            expect(surplus).toBeGreaterThanOrEqual(0n)
            expect(surplus).toBeLessThan(index === remainderTo ? BigInt(weights.length) : 1n)
          }
        },
      ),
    )
  })

  test('gives the house what is left', () => {
    expect(allocate(units(100n), [30n, 10n, 5n, 55n], 3)).toEqual([30n, 10n, 5n, 55n])
    expect(allocate(units(10n), [1n, 1n, 1n], 0)).toEqual([4n, 3n, 3n])
    expect(allocate(units(-10n), [1n, 1n, 1n], 2)).toEqual([-3n, -3n, -4n])
  })

  test.each([[[]], [[0n, 0n]], [[2n, -1n]]])('refuses weights %s', weights => {
    expect(() => allocate(units(10n), weights, 0)).toThrow(RangeError)
  })

  test('refuses a remainder for nobody', () => {
    expect(() => allocate(units(10n), [1n], 1)).toThrow(RangeError)
  })
})

describe('money on the wire', () => {
  const dollars = money(decimal('1.5'), 'USD')

  test('adds and compares within one asset', () => {
    expect(addMoney(dollars, dollars)).toEqual({ amount: '3', asset: 'USD' })
    expect(compareMoney(dollars, money(decimal('1.49'), 'USD'))).toBeGreaterThan(0)
    expect(moneyOfUnits(moneyToUnits(dollars, 2), 'USD', 2)).toEqual(dollars)
    expect(subtractDecimals(dollars.amount, dollars.amount)).toBe('0')
  })

  test('refuses two assets that only the run time knows', () => {
    const asset: string = 'EUR'
    expect(() => addMoney<string>(dollars, money(decimal('1'), asset))).toThrow(TypeError)
  })
})
