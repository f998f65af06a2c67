import { describe, expect, test } from 'vitest'
import { coinCodes } from '../../domain/reference/coin.ts'
import type { CoinCode } from '../../domain/reference/coin.ts'
import { fiatCodes } from '../../domain/reference/fiat.ts'
import type { FiatCode } from '../../domain/reference/fiat.ts'
import { assertRates, rateOf } from '../../domain/rate/rates.ts'
import { randomWalk } from './randomWalk.ts'

const start = Date.parse('2026-03-01T00:00:00Z')
const day = 86_400_000
const market = randomWalk({ seed: 'souk', tickSeconds: 5 })
const moment = (ms: number) => new Date(start + ms)

/** The moves between neighbouring samples, in per cent, smallest first. */
function moves(
  base: CoinCode | FiatCode,
  quote: CoinCode | FiatCode,
  stepMs: number,
  count: number,
): number[] {
  const values = Array.from({ length: count + 1 }, (_, index) =>
    Number(rateOf(market.ratesAt(moment(index * stepMs)), base, quote)),
  )
  return values
    .slice(1)
    .map((value, index) => Math.abs(value / (values[index] ?? 0) - 1) * 100)
    .sort((a, b) => a - b)
}
const middle = (sorted: readonly number[]) => sorted[Math.floor(sorted.length / 2)] ?? Number.NaN

describe('the random walk', () => {
  test('is decided by seed and tick alone', () => {
    const again = randomWalk({ seed: 'souk', tickSeconds: 5 })
    expect(again.ratesAt(moment(0))).toEqual(market.ratesAt(moment(0)))
    expect(market.ratesAt(moment(4999))).toEqual(market.ratesAt(moment(0)))
    expect(market.ratesAt(moment(5000)).at).toEqual(moment(5000))
    expect(market.ratesAt(moment(5000)).coins.BTC).not.toBe(market.ratesAt(moment(0)).coins.BTC)
    const other = randomWalk({ seed: 'another', tickSeconds: 5 })
    expect(other.ratesAt(moment(0)).coins.BTC).not.toBe(market.ratesAt(moment(0)).coins.BTC)
  })

  test('answers the next tick, and never an older one than before', async () => {
    const first = await market.next(null, moment(60_000))
    expect(first).toEqual(market.ratesAt(moment(60_000)))
    expect(await market.next(first, moment(65_000))).toEqual(market.ratesAt(moment(65_000)))
    expect(await market.next(first, moment(0))).toBe(first)
  })

  test('has every leg, above zero, over years', () => {
    for (let index = -400; index < 1200; index += 13) {
      const rates = assertRates(market.ratesAt(moment(index * day)))
      expect(Object.keys(rates.coins)).toEqual([...coinCodes])
      expect(Object.keys(rates.fiats)).toEqual([...fiatCodes])
      expect(rates.fiats.USD).toBe('1')
    }
  })

  test('moves coins as coins move: a little at a tick, per cents in a day', () => {
    expect(middle(moves('BTC', 'USD', 5000, 300))).toBeLessThan(0.05)
    expect(middle(moves('BTC', 'USD', 5000, 300))).toBeGreaterThan(0.002)
    expect(middle(moves('BTC', 'USD', day, 200))).toBeGreaterThan(0.7)
    expect(middle(moves('BTC', 'USD', day, 200))).toBeLessThan(3)
    const range = Array.from({ length: 300 }, (_, index) =>
      Number(market.ratesAt(moment(index * day)).coins.BTC),
    )
    expect(Math.min(...range)).toBeGreaterThan(70_000)
    expect(Math.max(...range)).toBeLessThan(107_000)
  })

  test('moves fiat slowly and keeps pegs', () => {
    expect(middle(moves('USD', 'NGN', day, 100))).toBeLessThan(0.6)
    expect(moves('USD', 'AED', day, 50).at(-1)).toBe(0)
    expect(moves('USDT', 'USD', day, 100).at(-1)).toBeLessThan(0.2)
    for (let index = 0; index < 100; index += 1) {
      const rouble = Number(rateOf(market.ratesAt(moment(index * day)), 'A7A5', 'RUB'))
      expect(Math.abs(rouble - 1)).toBeLessThan(0.02)
    }
  })
})
