import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimal } from '../money/decimal.ts'
import { units } from '../money/units.ts'
import { makerFeeAt, makerFeeTiers } from './tier.ts'
import { coinsOfTrade, largestSale } from './tradeFee.ts'

const amounts = fc.bigInt({ min: 0n, max: 10n ** 24n }).map(units)
const percents = fc.constantFrom(...makerFeeTiers.map(tier => tier.percent))

describe("the owner's tier", () => {
  test.each([
    ['0', '0.9', '0.7', '10000'],
    ['9999.99', '0.9', '0.7', '0.01'],
    ['10000', '0.7', '0.5', '40000'],
    ['50000', '0.5', '0.3', '150000'],
    ['199999.99', '0.5', '0.3', '0.01'],
    ['200000', '0.3', '0.2', '800000'],
  ])('at %s USD is %s %%, and %s %% is %s… away', (volume, percent, next, missing) => {
    expect(makerFeeAt(decimal(volume))).toEqual({ percent, next: { percent: next, missingUsd: missing } })
  })

  test('has nothing after the last', () => {
    expect(makerFeeAt(decimal('1000000'))).toEqual({ percent: '0.2', next: null })
    expect(makerFeeAt(decimal('999999999'))).toEqual({ percent: '0.2', next: null })
  })

  test('needs a first tier', () => {
    expect(() => makerFeeAt(decimal('1'), [])).toThrow(RangeError)
  })
})

describe('the coins of a trade', () => {
  test('owner sells: the fee is on top, the buyer gets all', () => {
    expect(coinsOfTrade(units(169_634n), decimal('0.9'), 'seller')).toEqual({
      amount: 169_634n,
      fee: 1_527n,
      locked: 171_161n,
      toBuyer: 169_634n,
      toHouse: 1_527n,
    })
  })

  test('owner buys: the fee comes out of what the owner receives', () => {
    expect(coinsOfTrade(units(169_634n), decimal('0.9'), 'buyer')).toEqual({
      amount: 169_634n,
      fee: 1_527n,
      locked: 169_634n,
      toBuyer: 168_107n,
      toHouse: 1_527n,
    })
  })

  test('parts equal the whole, nobody receives less than nothing, and no trade is free', () => {
    fc.assert(
      fc.property(amounts, percents, fc.constantFrom('seller', 'buyer'), (amount, percent, owner) => {
        const coins = coinsOfTrade(amount, percent, owner)
        expect(coins.toBuyer + coins.toHouse).toBe(coins.locked)
        expect(coins.toBuyer).toBeGreaterThanOrEqual(0n)
        expect(coins.fee > 0n).toBe(amount > 0n)
      }),
    )
  })

  test('cut in two, a trade never pays less', () => {
    fc.assert(
      fc.property(amounts, amounts, percents, (one, two, percent) => {
        const apart = coinsOfTrade(one, percent, 'seller').fee + coinsOfTrade(two, percent, 'seller').fee
        expect(apart).toBeGreaterThanOrEqual(coinsOfTrade(units(one + two), percent, 'seller').fee)
      }),
    )
  })
})

test('the largest sale fits the balance with its fee, and one unit more does not', () => {
  fc.assert(
    fc.property(amounts, percents, (balance, percent) => {
      const largest = largestSale(balance, percent)
      expect(coinsOfTrade(largest, percent, 'seller').locked).toBeLessThanOrEqual(balance)
      expect(coinsOfTrade(units(largest + 1n), percent, 'seller').locked).toBeGreaterThan(balance)
    }),
  )
})
