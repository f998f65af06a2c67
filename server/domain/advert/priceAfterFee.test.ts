import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareDecimals, decimal, multiplyDecimals } from '../money/decimal.ts'
import { priceAfterFee } from './priceAfterFee.ts'

const at = (price: string, feePercent: string) => ({
  price: decimal(price),
  fiat: 'NGN' as const,
  feePercent: decimal(feePercent),
})

test('who sells keeps less than the price, who buys pays more', () => {
  expect(priceAfterFee('Ad::Sell', at('148263936', '0.5'))).toBe('147526304.47')
  expect(priceAfterFee('Ad::Buy', at('148263936', '0.5'))).toBe('149008980.91')
  expect(priceAfterFee('Ad::Sell', at('0.012346', '0.9'))).toBe('0.012235')
})

test('nobody is told of more than they keep, or of less than they pay', () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 15n), fc.integer({ min: 0, max: 500 }), (price, tenths) => {
      const fee = decimal(`${Math.floor(tenths / 100)}.${String(tenths % 100).padStart(2, '0')}1`)
      const given = at(String(price), fee)
      const onePlus = decimal(multiplyDecimals(decimal('0.01'), fee).replace(/^0/, '1'))
      const kept = multiplyDecimals(priceAfterFee('Ad::Sell', given), onePlus)
      expect(compareDecimals(kept, given.price)).toBeLessThanOrEqual(0)
      expect(compareDecimals(priceAfterFee('Ad::Buy', given), given.price)).toBeGreaterThanOrEqual(0)
    }),
  )
})
