import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimal } from '../money/decimal.ts'
import { compareRatios, multiplyRatios, ratio, ratioOf, type Ratio } from '../money/ratio.ts'
import { exactRate } from '../rate/rates.ts'
import { ratesWith } from '../../../tests/support/examples/rates.ts'
import { coinCodes, coins, type CoinCode } from '../reference/coin.ts'
import { judgeOffer, netHouseRate, offerPrice, priceAtOffer, rateAtOffer, type SwapOffer } from './offer.ts'

const rates = ratesWith({ coins: { BTC: '92480', ETH: '3311.07', TON: '5.4' } })
const offer: SwapOffer = {
  gives: 'BTC',
  takes: 'USDT',
  marginPercent: decimal('0.5'),
  minimum: 100_000n,
  maximum: 10_000_000n,
  isPaused: false,
}
const worth = (coin: CoinCode, amount: bigint): Ratio =>
  multiplyRatios(ratio(amount, 10n ** BigInt(coins[coin].scale)), exactRate(rates, coin, 'USD'))

describe('the price of an offer', () => {
  test('is the market by the margin, without a fee for who takes it', () => {
    expect(offerPrice(rates, offer)).toBe('92942.4')
    expect(priceAtOffer(rates, offer, 'from', 929_424_000n)).toMatchObject({
      from: 'USDT',
      to: 'BTC',
      given: 929_424_000n,
      got: 1_000_000n,
      fee: 0n,
    })
    expect(priceAtOffer(rates, offer, 'to', 1_000_000n).given).toBe(929_424_000n)
  })

  test('of a margin under the house’s fee is better than the house, above it worse', () => {
    const pair = { from: 'USDT', to: 'BTC' } as const
    const house = ratioOf(netHouseRate(rates, pair))
    const at = (margin: string) => ratioOf(rateAtOffer(rates, { ...offer, marginPercent: decimal(margin) }))
    expect(compareRatios(at('0.5'), house)).toBe(1)
    expect(compareRatios(at('0.51'), house)).toBe(-1)
  })

  test('never costs the owner a rounding', () => {
    const margins = fc.integer({ min: -1000, max: 5000 })
    const pairs = fc
      .tuple(fc.constantFrom(...coinCodes), fc.constantFrom(...coinCodes))
      .filter(([gives, takes]) => gives !== takes)
    const amounts = fc.bigInt({ min: 1n, max: 10n ** 30n })
    fc.assert(
      fc.property(
        pairs,
        margins,
        fc.constantFrom('from', 'to'),
        amounts,
        ([gives, takes], cents, side, amount) => {
          const marginPercent = decimal((cents / 100).toFixed(2))
          const money = priceAtOffer(rates, { gives, takes, marginPercent }, side, amount)
          const asked = multiplyRatios(worth(gives, money.got), ratio(10_000n + BigInt(cents), 10_000n))
          expect(compareRatios(worth(takes, money.given), asked)).toBeGreaterThanOrEqual(0)
          expect(money[side === 'from' ? 'given' : 'got']).toBe(amount)
        },
      ),
    )
  })
})

describe('what hides an offer', () => {
  const facts = {
    ownerIsBlocked: false,
    ownerHasFeature: true,
    ownerAllows: true,
    newcomersMost: null,
    available: 50_000_000n,
    feePercent: decimal('0.9'),
  }
  test.each([
    [{}, {}, null, 10_000_000n],
    [{ isPaused: true }, {}, 'paused', 10_000_000n],
    [{}, { ownerIsBlocked: true }, 'suspended', 10_000_000n],
    [{}, { ownerHasFeature: false }, 'feature_off', 10_000_000n],
    [{}, { ownerAllows: false }, 'switched_off', 10_000_000n],
    // The minimum and its fee, to the unit.
    [{}, { available: 100_900n }, null, 100_000n],
    [{}, { available: 100_899n }, 'not_covered', 99_999n],
    [{}, { newcomersMost: 540_657n }, null, 540_657n],
    [{}, { newcomersMost: 99_999n }, 'newcomer_limit', 99_999n],
  ] as const)('with %o and %o: %s', (changes, changed, hidden, most) => {
    expect(judgeOffer({ ...offer, ...changes }, { ...facts, ...changed })).toEqual({ hidden, most })
  })
})
