import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareRatios, multiplyRatios, ratio, type Ratio } from '../money/ratio.ts'
import { exactRate } from '../rate/rates.ts'
import { ratesWith } from '../../../tests/support/examples/rates.ts'
import { coinCodes, coins, type CoinCode } from '../reference/coin.ts'
import { priceSwap, shownRate, swapLimits } from './price.ts'
import { isLocked } from './rules.ts'

const rates = ratesWith({ coins: { BTC: '92480', ETH: '3311.07', TON: '5.4', XMR: '181.3', A7A5: '0.0123' } })
const pair = { from: 'USDT', to: 'BTC' } as const
const pairs = fc
  .tuple(fc.constantFrom(...coinCodes), fc.constantFrom(...coinCodes))
  .filter(([from, to]) => from !== to)
  .map(([from, to]) => ({ from, to }))
const amounts = fc.bigInt({ min: 0n, max: 10n ** 30n })

/** What an amount is worth in dollars, exactly. */
const worth = (coin: CoinCode, amount: bigint): Ratio =>
  multiplyRatios(ratio(amount, 10n ** BigInt(coins[coin].scale)), exactRate(rates, coin, 'USD'))

describe('the price of a swap', () => {
  test('what is given: the rest of what is got and of the fee is the house’s', () => {
    expect(priceSwap(rates, pair, 'from', 500_000_000n)).toEqual({
      ...pair,
      given: 500_000_000n,
      gross: 540_657n,
      fee: 2_704n,
      got: 537_953n,
    })
    expect(shownRate(rates, { from: 'BTC', to: 'USDT' })).toBe('92480')
  })

  test('what is got comes to the unit', () => {
    const wanted = priceSwap(rates, pair, 'to', 537_953n)
    expect(wanted).toMatchObject({ got: 537_953n, gross: 540_657n, fee: 2_704n })
    expect(wanted.given).toBeLessThanOrEqual(500_000_000n)
  })

  test('nobody ever gains from a rounding, in whichever direction', () => {
    fc.assert(
      fc.property(pairs, fc.constantFrom('from', 'to'), amounts, (any, side, amount) => {
        const money = priceSwap(rates, any, side, amount)
        expect(money.got + money.fee).toBe(money.gross)
        expect(money[side === 'from' ? 'given' : 'got']).toBe(amount)
        expect(compareRatios(worth(any.to, money.gross), worth(any.from, money.given))).toBeLessThanOrEqual(0)
        expect(money.fee * 1000n).toBeGreaterThanOrEqual(money.gross * 5n)
        expect((money.fee - 1n) * 1000n).toBeLessThan(money.gross * 5n || 1n)
      }),
    )
  })

  test('there and back again is never more than it was', () => {
    fc.assert(
      fc.property(pairs, amounts, (any, amount) => {
        const there = priceSwap(rates, any, 'from', amount)
        const back = priceSwap(rates, { from: any.to, to: any.from }, 'from', there.got)
        expect(back.got).toBeLessThanOrEqual(amount)
      }),
    )
  })

  test('limits are dollars in the coin that is given', () => {
    expect(swapLimits(rates, 'USDT')).toEqual({ least: 10_000_000n, most: 25_000_000_000n })
    expect(swapLimits(rates, 'BTC')).toEqual({ least: 10_814n, most: 27_032_871n })
  })

  test('a lock holds to its last millisecond', () => {
    const until = new Date(5000)
    expect([4900, 5000, 5001].map(ms => isLocked(until, new Date(ms)))).toEqual([true, true, false])
  })
})
