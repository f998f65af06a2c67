import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDecimals,
  compareDecimals,
  decimal,
  multiplyDecimals,
  subtractDecimals,
} from '../money/decimal.ts'
import { coinCodes } from '../reference/coin.ts'
import type { CoinCode } from '../reference/coin.ts'
import { fiatCodes } from '../reference/fiat.ts'
import type { FiatCode } from '../reference/fiat.ts'
import { ratesWith } from '../../../tests/support/examples/rates.ts'
import { amountsOf, coinForFiat, fiatForCoin } from './conversion.ts'
import { isWorseForOpener, marketDeltaPercent, multiplierOf, priceOf, termsOfPrice } from './price.ts'
import {
  priceFieldsOf,
  priceModeOf,
  priceModes,
  readPriceSetting,
  storedPriceSetting,
} from './priceSetting.ts'
import type { PriceInput, PriceSetting } from './priceSetting.ts'
import { smallestUnit } from '../reference/asset.ts'

const rates = ratesWith({
  coins: { BTC: '88000', USDT: '0.9998', A7A5: '0.0126', TRX: '0.2845' },
  fiats: { NGN: '1441.505', JPY: '156.4', RUB: '79.4' },
})
const input = (mode: PriceInput['mode'], text: string | null): PriceInput => ({
  mode,
  marginPercent: mode === 'average' ? text : null,
  equation: mode === 'formula' ? text : null,
  fixedPrice: mode === 'fixed' ? text : null,
})
function setting(mode: PriceInput['mode'], text: string): PriceSetting {
  const read = readPriceSetting(input(mode, text))
  if (!read.ok) throw new Error(read.refusal.code)
  return read.value
}
function price(coin: CoinCode, fiat: FiatCode, mode: PriceInput['mode'], text: string): string {
  const result = priceOf({ coin, fiat, price: setting(mode, text) }, rates)
  return result.ok ? result.value : `${result.refusal.code} at ${result.refusal.field}`
}

test.each([
  ['BTC', 'USD', 'average', '0', '88000'],
  ['BTC', 'USD', 'average', '-0.4', '87648'],
  ['BTC', 'NGN', 'average', '0.2', '127106144.88'],
  ['BTC', 'JPY', 'average', '0.01', '13764576'],
  ['USDT', 'NGN', 'average', '1.5', '1462.83'],
  ['USDT', 'RUB', 'average', '0', '79.384'],
  ['A7A5', 'USD', 'average', '0.5', '0.012663'],
  ['TRX', 'USD', 'average', '-10', '0.25605'],
  ['USDT', 'JPY', 'fixed', '157.123', '157.12'],
  ['BTC', 'NGN', 'fixed', '130000000.125', '130000000.13'],
  ['BTC', 'NGN', 'formula', 'btc_usd * 1500', '132000000'],
  ['BTC', 'NGN', 'formula', '500 - btc_usd', 'price_out_of_range at equation'],
  ['BTC', 'NGN', 'formula', 'btc_usd - 88000', 'price_out_of_range at equation'],
  ['BTC', 'NGN', 'formula', '1 / (btc_usd - 88000)', 'formula_division_by_zero at equation'],
  ['BTC', 'NGN', 'formula', 'btc_ngn * btc_ngn * btc_ngn', 'price_out_of_range at equation'],
  ['BTC', 'USD', 'fixed', '0', 'price_out_of_range at fixed_price'],
] as const)('%s in %s, %s %s: %s', (coin, fiat, mode, text, expected) => {
  expect(price(coin, fiat, mode, text)).toBe(expected)
})

describe('the mode', () => {
  test.each([
    [null, false, 'average'],
    [null, true, 'average'],
    ['', true, 'average'],
    ['btc_usd', false, 'formula'],
    ['1500', true, 'fixed'],
  ])('of equation %j, fixed %s is %s', (equation, isFixPrice, mode) => {
    expect(priceModeOf({ equation, isFixPrice })).toBe(mode)
  })

  test.each([
    ['average', '-0.4'],
    ['formula', 'btc_usd * 2'],
    ['fixed', '1500.5'],
  ] as const)('%s survives storing', (mode, text) => {
    const made = setting(mode, text)
    expect(priceModeOf(priceFieldsOf(made))).toBe(mode)
    expect(storedPriceSetting(priceFieldsOf(made))).toEqual(made)
  })

  test('stored nonsense throws', () => {
    expect(() => storedPriceSetting({ marginPercent: null, equation: 'x', isFixPrice: true })).toThrow(
      RangeError,
    )
  })
})

test.each([
  ['average', '-10.01', 'too_small'],
  ['average', '50.01', 'too_large'],
  ['average', '1.234', 'too_many_decimals'],
  ['average', '1,5', 'invalid_decimal'],
  ['average', 'NaN', 'invalid_decimal'],
  ['formula', null, 'required'],
  ['fixed', null, 'required'],
  ['fixed', '1e400', 'invalid_decimal'],
  ['fixed', '-5', 'invalid_decimal'],
] as const)('%s %j is refused: %s', (mode, text, code) => {
  const read = readPriceSetting(input(mode, text))
  expect(read.ok ? undefined : read.refusal.code).toBe(code)
})

test('a price depends on its pair, its terms, or nothing', () => {
  const terms = priceModes.map(mode =>
    termsOfPrice({
      coin: 'BTC',
      fiat: 'NGN',
      price: setting(mode, mode === 'formula' ? 'usd_ngn * btc_usd' : '2'),
    }),
  )
  expect(terms).toEqual([['btc_ngn'], ['usd_ngn', 'btc_usd'], []])
})

test.each([
  ['0', '1'],
  ['-0.4', '0.996'],
  ['50', '1.5'],
  ['-10', '0.9'],
  ['0.25', '1.0025'],
])('a margin of %s %% multiplies by %s', (margin, multiplier) => {
  expect(multiplierOf(decimal(margin))).toBe(multiplier)
})

test.each([
  ['147376130', '147968000', '-0.4'],
  ['100', '100', '0'],
  ['100.005', '100', '0.01'],
])('%s against a market of %s is %s %%', (own, market, percent) => {
  expect(marketDeltaPercent(decimal(own), decimal(market))).toBe(percent)
})

test('dearer is worse for a buyer, cheaper for a seller, the same for nobody', () => {
  const worse = (type: 'Ad::Sell' | 'Ad::Buy', seen: string, now: string) =>
    isWorseForOpener(type, decimal(seen), decimal(now))
  expect([worse('Ad::Sell', '9', '10'), worse('Ad::Sell', '10', '9'), worse('Ad::Sell', '10', '10')]).toEqual(
    [true, false, false],
  )
  expect([worse('Ad::Buy', '9', '10'), worse('Ad::Buy', '10', '9'), worse('Ad::Buy', '10', '10')]).toEqual([
    false,
    true,
    false,
  ])
})

describe('both amounts', () => {
  const terms = { price: decimal('147376130'), coin: 'BTC', fiat: 'NGN' } as const

  test('follow from the one that was written', () => {
    expect(amountsOf({ amount: decimal('250000'), side: 'fiat' }, terms)).toEqual({
      fiat: '250000',
      coin: '0.00169633',
    })
    expect(amountsOf({ amount: decimal('0.00169634'), side: 'crypto' }, terms)).toEqual({
      fiat: '250000.02',
      coin: '0.00169634',
    })
  })

  const cases = fc.record({
    price: fc.bigInt(1n, 10n ** 12n).map(price => decimal(`${price}.${price % 9n}`)),
    coin: fc.constantFrom(...coinCodes),
    fiat: fc.constantFrom(...fiatCodes),
    units: fc.bigInt(0n, 10n ** 14n),
  })
  const times = (unit: string, count: bigint) => multiplyDecimals(decimal(unit), decimal(String(count)))

  test('coins for fiat are never too many, and less than one unit too few', () => {
    fc.assert(
      fc.property(cases, ({ price, coin, fiat, units }) => {
        const paid = times(smallestUnit(fiat), units)
        const got = coinForFiat(paid, price, coin)
        expect(compareDecimals(multiplyDecimals(got, price), paid)).toBeLessThanOrEqual(0)
        const more = multiplyDecimals(addDecimals(got, smallestUnit(coin)), price)
        expect(compareDecimals(more, paid)).toBeGreaterThan(0)
      }),
    )
  })

  test('fiat for coins is within half a unit', () => {
    fc.assert(
      fc.property(cases, ({ price, coin, fiat, units }) => {
        const coins = times(smallestUnit(coin), units)
        const error = subtractDecimals(fiatForCoin(coins, price, fiat), multiplyDecimals(coins, price))
        const twice = multiplyDecimals(error, decimal('2'))
        expect(compareDecimals(twice, smallestUnit(fiat))).toBeLessThanOrEqual(0)
        expect(compareDecimals(decimal(`-${smallestUnit(fiat)}`), twice)).toBeLessThan(0)
      }),
    )
  })

  test('there and back costs at most one unit, and never gives one', () => {
    fc.assert(
      fc.property(cases, ({ price, coin, fiat, units }) => {
        const paid = times(smallestUnit(fiat), units)
        const back = fiatForCoin(coinForFiat(paid, price, coin), price, fiat)
        const lost = subtractDecimals(paid, back)
        const unitOfCoin = multiplyDecimals(smallestUnit(coin), price)
        expect(compareDecimals(back, paid)).toBeLessThanOrEqual(0)
        expect(compareDecimals(lost, addDecimals(unitOfCoin, smallestUnit(fiat)))).toBeLessThanOrEqual(0)
      }),
    )
  })
})
