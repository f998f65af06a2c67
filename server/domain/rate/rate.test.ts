import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimal } from '../money/decimal.ts'
import { compareRatios, multiplyRatios, ratio, ratioOf, subtractRatios } from '../money/ratio.ts'
import type { Ratio } from '../money/ratio.ts'
import { coinCodes } from '../reference/coin.ts'
import { fiatCodes } from '../reference/fiat.ts'
import { changeOf } from './rateChange.ts'
import { freshnessOf, rateAge } from './freshness.ts'
import { isRateName, pairOf, rateName, rateNames } from './rateName.ts'
import { assertRates, exactRate, rateDigits, rateNamed, rateOf, toSignificant } from './rates.ts'
import { ratesWith } from '../../../tests/support/examples/rates.ts'

const at = new Date('2026-03-01T12:00:00Z')
const later = (seconds: number) => new Date(at.getTime() + seconds * 1000)

describe('rate names', () => {
  test('are every coin in every fiat and every fiat in every other', () => {
    expect(rateNames).toHaveLength(
      coinCodes.length * fiatCodes.length + fiatCodes.length * (fiatCodes.length - 1),
    )
    expect(new Set(rateNames).size).toBe(rateNames.length)
    expect(rateName('BTC', 'USD')).toBe('btc_usd')
    expect(pairOf('usd_ngn')).toEqual({ base: 'USD', quote: 'NGN' })
  })

  test.each(['BTC_USD', 'usd_btc', 'usd_usd', 'btc', '', 'toString', 'btc_usd '])(
    'do not include %j',
    text => {
      expect(isRateName(text)).toBe(false)
    },
  )
})

describe('crosses', () => {
  const rates = ratesWith({
    coins: { BTC: '88500.5', A7A5: '0.0126' },
    fiats: { NGN: '1441.505', EUR: '0.85', RUB: '79.4' },
  })

  test.each([
    ['btc_usd', '88500.5'],
    ['usd_ngn', '1441.505'],
    ['ngn_usd', '0.0006937194113'],
    ['btc_ngn', '127573913.3'],
    ['eur_ngn', '1695.888235'],
    ['a7a5_rub', '1.00044'],
  ] as const)('%s is %s', (name, value) => {
    expect(rateNamed(rates, name)).toBe(value)
  })

  test('also relate coins, for swaps', () => {
    expect(rateOf(rates, 'BTC', 'A7A5')).toBe('7023849.206')
    expect(rateOf(rates, 'BTC', 'BTC')).toBe('1')
  })

  test('are within half a unit of their last digit of the exact fraction', () => {
    const fractions = fc
      .tuple(fc.bigInt(1n, 10n ** 20n), fc.bigInt(1n, 10n ** 20n))
      .map(([n, d]) => ratio(n, d))
    const magnitude = (value: Ratio) =>
      value.numerator < 0n ? ratio(-value.numerator, value.denominator) : value
    fc.assert(
      fc.property(fractions, exact => {
        const error = magnitude(subtractRatios(ratioOf(toSignificant(exact, rateDigits)), exact))
        const allowed = multiplyRatios(exact, ratio(5n, 10n ** BigInt(rateDigits)))
        expect(compareRatios(error, allowed)).toBeLessThanOrEqual(0)
      }),
    )
  })

  test('there and back is exactly one', () => {
    fc.assert(
      fc.property(fc.constantFrom(...coinCodes), fc.constantFrom(...fiatCodes), (coin, fiat) => {
        expect(multiplyRatios(exactRate(rates, coin, fiat), exactRate(rates, fiat, coin))).toEqual(ratio(1n))
      }),
    )
  })

  test('refuse a leg that is zero', () => {
    expect(() => assertRates(ratesWith({ coins: { BTC: '0' } }))).toThrow(RangeError)
    expect(() => assertRates(ratesWith({ fiats: { EUR: '-1' } }))).toThrow(RangeError)
    expect(assertRates(rates)).toBe(rates)
  })
})

test.each([
  ['1', 5, 0, '1'],
  ['79.404', 5, 2, '79.404'],
  ['1441.505', 5, 2, '1441.51'],
  ['0.01259449', 5, 2, '0.012594'],
  ['99999.6', 5, 0, '100000'],
  ['0', 5, 2, '0'],
])('%s to %i digits and at least %i places is %s', (value, digits, places, expected) => {
  expect(toSignificant(ratioOf(decimal(value)), digits, places)).toBe(expected)
})

test.each([
  [-3, 0, 'fresh'],
  [0, 0, 'fresh'],
  [59.999, 59_999, 'fresh'],
  [60, 60_000, 'stale'],
  [120, 120_000, 'stale'],
  [120.001, 120_001, 'refused'],
])('rates %f s ago are %i ms old and %s', (seconds, age, freshness) => {
  expect(rateAge(at, later(seconds))).toBe(age)
  expect(freshnessOf(at, later(seconds), { staleSeconds: 60, refusedSeconds: 120 })).toBe(freshness)
})

describe('the change in 24 hours', () => {
  const point = (hoursAgo: number, btc: string) =>
    ratesWith({ at: later(-hoursAgo * 3600), coins: { BTC: btc } })
  const now = point(0, '90000')

  test('is from the kept point nearest to a day ago, whatever their order', () => {
    const history = [point(1, '1'), point(25, '80000'), point(24.5, '96000'), point(30, '2')]
    expect(changeOf(history, now, 'BTC', 'USD')).toEqual({
      from: '96000',
      to: '90000',
      percent: '-6.25',
      since: later(-24.5 * 3600),
    })
  })

  test('is from the oldest point while the history is young, and none without a past', () => {
    expect(changeOf([point(2, '60000'), point(1, '1')], now, 'BTC', 'USD')?.percent).toBe('50')
    expect(changeOf([], now, 'BTC', 'USD')).toBeNull()
    expect(changeOf([now, point(-1, '5')], now, 'BTC', 'USD')).toBeNull()
  })

  test('takes both legs of a cross into account', () => {
    const before = ratesWith({ at: later(-86_400), coins: { BTC: '100' }, fiats: { NGN: '10' } })
    const after = ratesWith({ at, coins: { BTC: '110' }, fiats: { NGN: '11' } })
    expect(changeOf([before], after, 'BTC', 'NGN')?.percent).toBe('21')
  })
})
