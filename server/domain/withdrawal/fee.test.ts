import { assert, bigInt, property } from 'fast-check'
import { expect, test } from 'vitest'
import { decimal } from '../money/decimal.ts'
import { costOf, mostOf, serviceFeeOf, withdrawalFeeRules } from './fee.ts'

const { servicePercent } = withdrawalFeeRules
const amounts = bigInt({ min: 0n, max: 10n ** 27n })

test('the service fee is half a per cent, rounded up to a unit', () => {
  expect(serviceFeeOf(200n, servicePercent)).toBe(1n)
  expect(serviceFeeOf(201n, servicePercent)).toBe(2n)
  expect(serviceFeeOf(1n, servicePercent)).toBe(1n)
  expect(serviceFeeOf(1n, withdrawalFeeRules.internalPercent)).toBe(0n)
})

test('the most that can arrive fits with its fees, and one unit more does not', () => {
  assert(
    property(amounts, amounts, (available, networkFee) => {
      const most = mostOf(available, networkFee, servicePercent)
      if (most === 0n) return
      expect(costOf(most, networkFee, servicePercent).total).toBeLessThanOrEqual(available)
      expect(costOf(most + 1n, networkFee, servicePercent).total).toBeGreaterThan(available)
    }),
  )
  expect(mostOf(100n, 200n, decimal('0.5'))).toBe(0n)
})
