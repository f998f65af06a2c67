import { coinsOfTrade, largestSale } from '../fee/tradeFee.ts'
import type { DecimalString } from '../money/decimal.ts'
import {
  addRatios,
  divideRatios,
  multiplyRatios,
  ratio,
  ratioOf,
  ratioOfPercent,
  subtractRatios,
  type Ratio,
} from '../money/ratio.ts'
import { minUnits, units } from '../money/units.ts'
import { exactRate, rateDigits, toSignificant, type Rates } from '../rate/rates.ts'
import { coins, type CoinCode } from '../reference/coin.ts'
import { advertRules } from '../advert/rules.ts'
import { times, unitRate, unitsOfDollars, type SwapMoney, type SwapPair, type SwapSide } from './price.ts'
import { swapRules } from './rules.ts'

/** A trader's standing offer: coins that they give for others, so many per cent above the market. Amounts are units of `gives`. */
export interface SwapOffer {
  readonly gives: CoinCode
  readonly takes: CoinCode
  readonly marginPercent: DecimalString
  readonly minimum: bigint
  readonly maximum: bigint
  readonly isPaused: boolean
}

/**
 * Prices a swap at an offer exactly. Every rounding is the owner's: what is got rounds down, what is given up. Whoever takes the
 * offer pays no fee, so nothing is taken off.
 */
export function priceAtOffer(
  rates: Rates,
  { gives, takes, marginPercent }: Pick<SwapOffer, 'gives' | 'takes' | 'marginPercent'>,
  side: SwapSide,
  amount: bigint,
): SwapMoney {
  const pair = { from: takes, to: gives }
  const rate = divideRatios(unitRate(rates, pair), factorOf(marginPercent))
  const got = side === 'to' ? amount : times(amount, rate, 'down')
  const given = side === 'from' ? amount : times(amount, divideRatios(ratio(1n), rate), 'up')
  return { ...pair, given, gross: got, fee: 0n, got }
}

/** How much of what is got one of what is given comes to, as people read it. */
export const rateAtOffer = (rates: Rates, { gives, takes, marginPercent }: SwapOffer): DecimalString =>
  toSignificant(divideRatios(exactRate(rates, takes, gives), factorOf(marginPercent)), rateDigits)

/** What one of the coin that is given costs now in the one that is taken. */
export const offerPrice = (
  rates: Rates,
  { gives, takes, marginPercent }: Pick<SwapOffer, 'gives' | 'takes' | 'marginPercent'>,
): DecimalString =>
  toSignificant(multiplyRatios(exactRate(rates, gives, takes), factorOf(marginPercent)), rateDigits)

/** What one of the coin that is got cost of the other, as it was paid: the price of the trade. */
export const offerPriceOf = ({ from, to, given, got }: SwapMoney): DecimalString =>
  toSignificant(
    ratio(given * 10n ** BigInt(coins[to].scale), got * 10n ** BigInt(coins[from].scale)),
    rateDigits,
  )

/** The house's rate with its fee taken off: what offers are weighed against. */
export const netHouseRate = (rates: Rates, { from, to }: SwapPair): DecimalString =>
  toSignificant(multiplyRatios(exactRate(rates, from, to), afterHouseFee), rateDigits)

const afterHouseFee: Ratio = subtractRatios(ratio(1n), ratioOfPercent(swapRules.feePercent))

const factorOf = (marginPercent: DecimalString): Ratio =>
  addRatios(ratio(1n), divideRatios(ratioOf(marginPercent), ratio(100n)))

/** Why nobody is shown an offer. */
export const offerHiddenReasons = [
  'paused',
  'suspended',
  'feature_off',
  'switched_off',
  'not_covered',
  'newcomer_limit',
] as const
export type OfferHiddenReason = (typeof offerHiddenReasons)[number]

/** What an offer depends on in its owner, now. */
export interface OfferFacts {
  readonly ownerIsBlocked: boolean
  readonly ownerHasFeature: boolean
  /** Whether the owner's profile lets such offers be shown. */
  readonly ownerAllows: boolean
  /** The most of one swap while the owner has not completed a trade; null for anybody else. */
  readonly newcomersMost: bigint | null
  /** Units of `gives` that the owner can dispose of. */
  readonly available: bigint
  readonly feePercent: DecimalString
}

/** {@link OfferFacts.newcomersMost} of a beginner. */
export const newcomersMost = (rates: Rates, gives: CoinCode): bigint =>
  unitsOfDollars(rates, gives, advertRules.sandboxMaximumUsd, 'down')

/** Up to how much can be got of an offer now, and what hides it; null when it is shown. */
export function judgeOffer(
  offer: SwapOffer,
  facts: OfferFacts,
): { readonly most: bigint; readonly hidden: OfferHiddenReason | null } {
  const { available, feePercent, newcomersMost: cap } = facts
  const allowed = cap !== null && cap < offer.maximum ? cap : offer.maximum
  const most = minUnits(units(allowed), largestSale(units(available), feePercent))
  const needed = coinsOfTrade(units(offer.minimum), feePercent, 'seller').locked
  const reasons: readonly (readonly [OfferHiddenReason, boolean])[] = [
    ['paused', offer.isPaused],
    ['suspended', facts.ownerIsBlocked],
    ['feature_off', !facts.ownerHasFeature],
    ['switched_off', !facts.ownerAllows],
    ['not_covered', available < needed],
    ['newcomer_limit', allowed < offer.minimum],
  ]
  return { most, hidden: reasons.find(([, holds]) => holds)?.[0] ?? null }
}
