import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimal } from './decimal.ts'
import {
  addRatios,
  compareRatios,
  divideRatios,
  multiplyRatios,
  ratio,
  ratioOf,
  ratioOfPercent,
  ratioToDecimal,
  subtractRatios,
} from './ratio.ts'

const anyRatio = fc
  .tuple(fc.bigInt({ min: -1000000n, max: 1000000n }), fc.bigInt({ min: 1n, max: 1000000n }))
  .map(([numerator, denominator]) => ratio(numerator, denominator))

test('is reduced and keeps its sign above', () => {
  expect(ratio(6n, -4n)).toEqual({ numerator: -3n, denominator: 2n })
  expect(ratio(0n, -7n)).toEqual({ numerator: 0n, denominator: 1n })
  expect(ratioOf(decimal('0.75'))).toEqual(ratio(3n, 4n))
  expect(ratioOfPercent(decimal('0.9'))).toEqual(ratio(9n, 1000n))
  expect(() => ratio(1n, 0n)).toThrow(RangeError)
})

test('computes exactly: each operation is undone by its inverse', () => {
  fc.assert(
    fc.property(anyRatio, anyRatio, (a, b) => {
      expect(subtractRatios(addRatios(a, b), b)).toEqual(a)
      const divisor = b.numerator === 0n ? ratio(1n) : b
      expect(multiplyRatios(divideRatios(a, divisor), divisor)).toEqual(a)
      expect(Math.sign(compareRatios(a, b))).toBe(Math.sign(Number(subtractRatios(a, b).numerator)))
    }),
  )
})

test('becomes a decimal by the named rounding only', () => {
  expect(ratioToDecimal(ratio(1n, 3n), 4, 'down')).toBe('0.3333')
  expect(ratioToDecimal(ratio(2n, 3n), 4, 'halfUp')).toBe('0.6667')
  expect(ratioToDecimal(ratio(1n, 8n), 3, 'exact')).toBe('0.125')
  expect(() => ratioToDecimal(ratio(1n, 3n), 4, 'exact')).toThrow(RangeError)
})
