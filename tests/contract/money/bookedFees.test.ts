import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FeesShape } from '../../../design-system/domain/growth/fees/feeShape.ts'
import { feeAt } from '../../../design-system/domain/trading/dashboard/feeTier.ts'
import type { FeeTiers } from '../../../design-system/domain/trading/dashboard/feeTier.ts'
import { monthCost } from '../../../design-system/domain/growth/fees/calculator/monthCost.ts'
import { tradeSums } from '../../../design-system/domain/growth/fees/example/tradeSums.ts'
import { sharesOf } from '../../../server/domain/affiliate/shares.ts'
import { cashbackOf, cashbackRules } from '../../../server/domain/affiliate/week.ts'
import { coinForFiat, fiatForCoin } from '../../../server/domain/advert/conversion.ts'
import { feeRules, makerFeeAt, makerFeeTiers } from '../../../server/domain/fee/tier.ts'
import { coinsOfTrade } from '../../../server/domain/fee/tradeFee.ts'
import { decimal, fromScaled } from '../../../server/domain/money/decimal.ts'
import { fromUnits, toUnits, units } from '../../../server/domain/money/units.ts'
import { coinCodes, coins } from '../../../server/domain/reference/coin.ts'
import { fiatCodes, fiats } from '../../../server/domain/reference/fiat.ts'
import { swapRules } from '../../../server/domain/swap/rules.ts'
import { serviceFeeOf, withdrawalFeeRules } from '../../../server/domain/withdrawal/fee.ts'

/** The page of fees counts by itself: to the unit what the service books. */
const cents = 2
const money = fc.bigInt({ min: 0n, max: 10n ** 12n }).map(value => fromScaled(value, cents))
const prices = fc
  .tuple(fc.bigInt({ min: 1n, max: 10n ** 15n }), fc.integer({ min: 0, max: 8 }))
  .map(([value, scale]) => fromScaled(value, scale))
const percents = fc.integer({ min: 1, max: 500 }).map(value => fromScaled(BigInt(value), 2))

const [firstTier, ...laterTiers] = makerFeeTiers.map(({ fromUsd, percent }) => ({
  fromVolumeUsd: fromUsd,
  percent,
}))
const tiers: FeeTiers = [firstTier ?? { fromVolumeUsd: '0', percent: '0' }, ...laterTiers]

describe('one trade', () => {
  it('is booked as the page computes it, whichever side the advert is on', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...coinCodes),
        fc.constantFrom(...fiatCodes),
        money,
        prices,
        percents,
        (coin, fiat, fiatAmount, price, percent) => {
          const { scale } = coins[coin]
          const fiatDecimals = fiats[fiat].minorUnits
          const sums = tradeSums({
            fiatAmount,
            price,
            percent,
            sharePercent: '30',
            coinDecimals: scale,
            fiatDecimals,
          })
          const bought = coinForFiat(fiatAmount, price, coin)
          const amount = toUnits(bought, scale, 'exact')
          const [sold, got] = (['seller', 'buyer'] as const).map(side => coinsOfTrade(amount, percent, side))
          const written = (value: bigint | undefined) => fromUnits(units(value ?? 0n), scale)
          expect(sums.coins.rounded).toBe(bought)
          expect(sums.fee.rounded).toBe(written(sold?.fee))
          expect(sums.locked).toBe(written(sold?.locked))
          expect(sums.boughtByOwner).toBe(written(got?.toBuyer))
          expect(sums.fiat.rounded).toBe(fiatForCoin(bought, price, fiat))
          const shares = sharesOf({
            fee: sold?.fee ?? 0n,
            owner: 'seller',
            parties: ['seller', 'buyer'],
            sides: [
              {
                side: 'buyer',
                referralId: 'buyer',
                referrers: [{ userId: 'referrer', earns: true }],
                terms: { contractorPercent: 30, ownerPercent: 20, secondPercent: 10, thirdPercent: 5 },
              },
            ],
          })
          expect(sums.share.rounded).toBe(written(shares[0]?.amount))
        },
      ),
    )
  })
})

const fees: FeesShape = {
  tiers,
  takerPercent: '0',
  swapPercent: swapRules.feePercent,
  withdrawalPercent: withdrawalFeeRules.servicePercent,
  internalPercent: withdrawalFeeRules.internalPercent,
  invoicePercent: '1',
  cashbackLeastUsd: cashbackRules.leastUsd,
  shares: { contractorPercent: '30', ownerPercent: '20' },
  networks: [],
}
const cashback = {
  cashbackPercent: String(cashbackRules.percent),
  carriedWeeks: cashbackRules.carriedWeeks,
  volumeDays: feeRules.volumeDays,
}

describe('a month', () => {
  it('has the tier that the service finds', () => {
    fc.assert(
      fc.property(money, volume => {
        const served = makerFeeAt(decimal(volume))
        const { percent } = feeAt(tiers, volume)
        const { next } = monthCost({ volume, ownPercent: 80, swapped: '0', withdrawn: '0' }, fees, cashback)
        expect(percent).toBe(served.percent)
        expect(next?.percent ?? null).toBe(served.next?.percent ?? null)
      }),
    )
  })

  it('costs what the service asks of such a sum, to less than a cent, and gives back what it gives back', () => {
    const toCents = (value: string) => toUnits(decimal(value), cents, 'exact')
    fc.assert(
      fc.property(money, money, (volume, withdrawn) => {
        const cost = monthCost({ volume, ownPercent: 100, swapped: '0', withdrawn }, fees, cashback)
        const own = coinsOfTrade(toCents(volume), makerFeeAt(decimal(volume)).percent, 'seller').fee
        const service = serviceFeeOf(toCents(withdrawn), withdrawalFeeRules.servicePercent)
        // The page rounds a cent half up, where the service rounds a unit up.
        expect(own - toCents(cost.own.amount)).toSatisfy((off: bigint) => off === 0n || off === 1n)
        expect(service - toCents(cost.withdrawals.amount)).toSatisfy(
          (off: bigint) => off === 0n || off === 1n,
        )
        const back = cost.cashback.isPaid ? cashbackOf(toCents(cost.own.amount)) : 0n
        expect(toCents(cost.cashback.amount)).toBe(back)
      }),
    )
  })
})
