import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { coinsOfTrade } from '../fee/tradeFee.ts'
import { makerFeeTiers } from '../fee/tier.ts'
import { compareDecimals, decimal } from '../money/decimal.ts'
import type { DecimalString } from '../money/decimal.ts'
import { fromUnits, toUnits, units } from '../money/units.ts'
import { scaleOf } from '../reference/asset.ts'
import { coinCodes } from '../reference/coin.ts'
import { fiatCodes } from '../reference/fiat.ts'
import { exampleAdvert, exampleRates } from '../../../tests/support/examples/advert.ts'
import { coinForFiat } from './conversion.ts'
import { advertLimit } from './advertLimit.ts'
import { coverageNeeded, isCovered, maximumNow, personalMaximum, viewerLimit } from './limit.ts'
import type { Limited, LimitFacts } from './limit.ts'

const facts = (change: Partial<Record<'price' | 'available' | 'feePercent', string>> = {}): LimitFacts => ({
  rates: exampleRates,
  price: decimal(change.price ?? '132000000'),
  available: decimal(change.available ?? '1'),
  feePercent: decimal(change.feePercent ?? '0.9'),
})

test.each<[string, Partial<Limited>, string, string]>([
  ['the maximum', {}, '1', '3200000'],
  ['balance ÷ (1 + fee)', {}, '0.01009', '1320000'],
  ['balance ÷ (1 + fee), down to the kobo', {}, '0.005', '654112.8'],
  ['nothing without a balance', {}, '0', '0'],
  ['the maximum, whatever the balance of one who buys', { type: 'Ad::Buy' }, '0', '3200000'],
  ['500 dollars on a sandboxed ad', { status: 'listedSandboxed' }, '1', '750000'],
  ['what is left of the stock', { liquidityTracking: true, stockUsed: decimal('3000000') }, '1', '200000'],
  [
    'nothing of a stock that is used up',
    { liquidityTracking: true, stockUsed: decimal('3200001') },
    '1',
    '0',
  ],
  ['the maximum, used or not, without tracking', { stockUsed: decimal('3000000') }, '1', '3200000'],
])('the most of a trade now is %s', (_, change, available, expected) => {
  expect(maximumNow({ ...exampleAdvert, ...change }, facts({ available }))).toBe(expected)
})

test.each([
  ['20 dollars', '15000', '0.00022728'],
  ['the minimum with the fee', '150000', '0.0011466'],
])('the balance must cover %s', (_, minimum, needed) => {
  const advert = { ...exampleAdvert, minimum: decimal(minimum) }
  expect(coverageNeeded(advert, facts())).toBe(needed)
  expect(isCovered(advert, facts({ available: needed }))).toBe(true)
  const less = fromUnits(units(toUnits(decimal(needed), 8, 'exact') - 1n), 8)
  expect(isCovered(advert, facts({ available: less }))).toBe(false)
  expect(isCovered({ ...advert, type: 'Ad::Buy' }, facts({ available: '0' }))).toBe(true)
})

describe('for any market', () => {
  const cases = fc.record({
    price: fc.bigInt(1n, 10n ** 11n).map(price => `${price}.${price % 7n}`),
    coin: fc.constantFrom(...coinCodes),
    fiat: fc.constantFrom(...fiatCodes),
    feePercent: fc.constantFrom(...makerFeeTiers.map(tier => tier.percent)),
    balance: fc.bigInt(0n, 10n ** 20n),
    minimum: fc.bigInt(1n, 10n ** 9n),
  })
  const locked = (
    fiat: DecimalString,
    price: DecimalString,
    coin: (typeof coinCodes)[number],
    fee: DecimalString,
  ) => coinsOfTrade(toUnits(coinForFiat(fiat, price, coin), scaleOf(coin), 'exact'), fee, 'seller').locked

  test('the largest trade and its fee fit the balance', () => {
    fc.assert(
      fc.property(cases, ({ coin, fiat, feePercent, balance, price }) => {
        const available = fromUnits(units(balance), scaleOf(coin))
        const advert = { ...exampleAdvert, coin, fiat, maximum: decimal('9'.repeat(30)) }
        const most = maximumNow(advert, facts({ price, available, feePercent }))
        expect(locked(most, decimal(price), coin, feePercent)).toBeLessThanOrEqual(balance)
      }),
    )
  })

  test('an ad that is covered can take a trade of its minimum', () => {
    fc.assert(
      fc.property(cases, ({ coin, fiat, feePercent, minimum, price }) => {
        const advert = {
          ...exampleAdvert,
          coin,
          fiat,
          minimum: fromUnits(units(minimum), scaleOf(fiat)),
          maximum: decimal('9'.repeat(30)),
        }
        const available = coverageNeeded(advert, facts({ price, feePercent }))
        const most = maximumNow(advert, facts({ price, available, feePercent }))
        expect(compareDecimals(most, advert.minimum)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

test.each([
  ['no limit at all', null, null, 0, '0', null],
  ['newcomers alone', '250000', null, 0, '0', '250000'],
  ['not who came before', '250000', null, 1, '10000', null],
  ['who came before, by what was traded', '250000', '3', 2, '100000', '300000'],
  ['who came before, never below newcomers', '250000', '3', 1, '1000', '250000'],
  ['nobody by the coefficient alone', null, '3', 1, '1000', null],
])('the terms limit %s', (_, first, coefficient, trades, volume, expected) => {
  const terms = {
    firstTimeMaximum: first === null ? null : decimal(first),
    repeatVolumeCoefficient: coefficient === null ? null : decimal(coefficient),
  }
  expect(personalMaximum(terms, { trades, volume: decimal(volume) })).toBe(expected)
})

test.each([
  ['a buyer whom nothing limits', 'Ad::Sell', null, '0', null],
  ['a buyer who is new to the owner', 'Ad::Sell', '250000', '0', { maximum: '250000', by: 'terms' }],
  ['a buyer whom the ad limits more', 'Ad::Sell', '500000', '0', null],
  ['a seller by their coins', 'Ad::Buy', '250000', '0.001', { maximum: '100000', by: 'balance' }],
  ['a seller by the terms', 'Ad::Buy', '250000', '0.003', { maximum: '250000', by: 'terms' }],
  ['a seller without an account by nothing of theirs', 'Ad::Buy', null, null, null],
] as const)('%s', (_, type, first, available, expected) => {
  const advert = { ...exampleAdvert, type, coin: 'BTC', fiat: 'NGN', repeatVolumeCoefficient: null } as const
  expect(
    viewerLimit(
      { ...advert, firstTimeMaximum: first === null ? null : decimal(first) },
      {
        price: decimal('100000000'),
        maximumNow: decimal('400000'),
        available: available === null ? null : decimal(available),
        shared: { trades: 0, volume: decimal('0') },
      },
    ),
  ).toEqual(expected)
})

test.each([
  [0, '0', 3],
  [9, '49999.99', 3],
  [10, '0', 10],
  [10, '49999.99', 10],
  [2, '50000', 30],
  [500, '199999.99', 30],
  [500, '200000', 100],
])('%i completed trades and %s USD allow %i ads', (completedTrades, volumeUsd, count) => {
  expect(advertLimit({ completedTrades, volumeUsd: decimal(volumeUsd) })).toBe(count)
})
