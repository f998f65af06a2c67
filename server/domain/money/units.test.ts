import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimal } from './decimal.ts'
import { ratio } from './ratio.ts'
import { addUnits, fromUnits, minUnits, multiplyUnits, percentOf, toUnits, units } from './units.ts'

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

test('multiplies by a fraction, adds, and chooses', () => {
  expect(multiplyUnits(units(10n), ratio(1n, 3n), 'down')).toBe(3n)
  expect(addUnits(units(1n), units(2n))).toBe(3n)
  expect(minUnits(units(3n), units(2n))).toBe(2n)
})
