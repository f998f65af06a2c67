import { largestSale, coinsOfTrade } from '../fee/tradeFee.ts'
import {
  compareDecimals,
  decimal,
  multiplyDecimals,
  roundDecimal,
  subtractDecimals,
} from '../money/decimal.ts'
import type { DecimalString } from '../money/decimal.ts'
import { fromUnits, toUnits } from '../money/units.ts'
import { scaleOf } from '../reference/asset.ts'
import type { CoinCode } from '../reference/coin.ts'
import type { FiatCode } from '../reference/fiat.ts'
import { rateOf } from '../rate/rates.ts'
import type { Rates } from '../rate/rates.ts'
import { sideOfOwner } from '../trade/party.ts'
import type { Advert } from './advert.ts'
import { coinForFiat, fiatForCoin } from './conversion.ts'
import { advertRules } from './rules.ts'
import type { AdvertRules } from './rules.ts'
import { isSandboxed } from './status.ts'

/** What limits depend on besides the ad. */
export type LimitFacts = {
  /** The ad's price now. */
  readonly price: DecimalString
  readonly rates: Rates
  /** The owner's available balance, in the ad's coin. */
  readonly available: DecimalString
  /** The owner's fee now, in per cent. */
  readonly feePercent: DecimalString
}

export type Limited = Pick<
  Advert,
  'type' | 'coin' | 'fiat' | 'minimum' | 'maximum' | 'status' | 'liquidityTracking' | 'stockUsed'
>

/**
 * The most fiat that one trade can be of now: the ad's maximum, what is left of its stock, what the owner's balance covers
 * with the fee (on an ad that sells), and the cap of sandboxed ads; rounded down to the minor unit, never below zero. It may
 * be below the minimum: then no trade is possible.
 */
export function maximumNow(
  advert: Limited,
  facts: LimitFacts,
  rules: AdvertRules = advertRules,
): DecimalString {
  const caps = [advert.maximum]
  const left = stockLeft(advert)
  if (left !== null) caps.push(left)
  if (ownerSells(advert)) caps.push(balanceMaximum(advert.coin, advert.fiat, facts))
  if (isSandboxed(advert.status)) caps.push(dollarsInFiat(rules.sandboxMaximumUsd, advert.fiat, facts.rates))
  const least = caps.reduce(lesser)
  return roundDecimal(compareDecimals(least, zero) < 0 ? zero : least, scaleOf(advert.fiat), 'down')
}

/** What is left of an ad's stock, never below zero; null where nothing is counted. */
export function stockLeft(
  advert: Pick<Advert, 'maximum' | 'liquidityTracking' | 'stockUsed'>,
): DecimalString | null {
  return advert.liquidityTracking ? greater(subtractDecimals(advert.maximum, advert.stockUsed), zero) : null
}

/** The most fiat that a balance can be sold for at a price when the fee must fit too: balance ÷ (1 + fee) × price, down. */
export function balanceMaximum(
  coin: CoinCode,
  fiat: FiatCode,
  { available, feePercent, price }: Pick<LimitFacts, 'available' | 'feePercent' | 'price'>,
): DecimalString {
  const scale = scaleOf(coin)
  const sellable = largestSale(toUnits(available, scale, 'down'), feePercent)
  return fiatForCoin(fromUnits(sellable, scale), price, fiat, 'down')
}

/** The coins that a selling ad's owner must have for it to be shown: the larger of its minimum plus fee and 20 USD. */
export function coverageNeeded(
  advert: Pick<Advert, 'coin' | 'minimum'>,
  { price, rates, feePercent }: Omit<LimitFacts, 'available'>,
  rules: AdvertRules = advertRules,
): DecimalString {
  const scale = scaleOf(advert.coin)
  const amount = toUnits(coinForFiat(advert.minimum, price, advert.coin, 'up'), scale, 'exact')
  const withFee = fromUnits(coinsOfTrade(amount, feePercent, 'seller').locked, scale)
  return greater(
    withFee,
    coinForFiat(rules.shownFromUsd, rateOf(rates, advert.coin, 'USD'), advert.coin, 'up'),
  )
}

/** Whether the owner's balance covers {@link coverageNeeded}; always for an ad that buys. */
export const isCovered = (
  advert: Pick<Advert, 'type' | 'coin' | 'minimum'>,
  facts: LimitFacts,
  rules: AdvertRules = advertRules,
): boolean =>
  !ownerSells(advert) || compareDecimals(facts.available, coverageNeeded(advert, facts, rules)) >= 0

export const ownerSells = ({ type }: Pick<Advert, 'type'>): boolean => sideOfOwner[type] === 'seller'

/** What somebody has traded with the ad's owner so far: completed trades, and their volume in the ad's fiat. */
export type SharedHistory = { readonly trades: number; readonly volume: DecimalString }

/** The most fiat that the ad's terms allow one person in one trade; null where they set no limit of their own. */
export function personalMaximum(
  advert: Pick<Advert, 'firstTimeMaximum' | 'repeatVolumeCoefficient'>,
  shared: SharedHistory,
): DecimalString | null {
  const { firstTimeMaximum, repeatVolumeCoefficient } = advert
  if (firstTimeMaximum === null || shared.trades === 0) return firstTimeMaximum
  if (repeatVolumeCoefficient === null) return null
  return greater(firstTimeMaximum, multiplyDecimals(repeatVolumeCoefficient, shared.volume))
}

/** What of a viewer's own can keep them below an ad's maximum: the coins that they can sell, and the ad's terms for who is new to its owner. */
export const viewerLimits = ['balance', 'terms'] as const

/** The most that one viewer can take of an ad, and why it is less than the ad's own maximum. */
export type ViewerLimit = { readonly maximum: DecimalString; readonly by: (typeof viewerLimits)[number] }

/** The {@link ViewerLimit} of somebody who has `available` coins (null without an account); null where the ad's own maximum is what limits them. */
export function viewerLimit(
  advert: Pick<Advert, 'type' | 'coin' | 'fiat' | 'firstTimeMaximum' | 'repeatVolumeCoefficient'>,
  facts: {
    readonly price: DecimalString
    readonly maximumNow: DecimalString
    readonly available: DecimalString | null
    readonly shared: SharedHistory
  },
): ViewerLimit | null {
  const terms = personalMaximum(advert, facts.shared)
  const balance =
    ownerSells(advert) || facts.available === null
      ? null
      : fiatForCoin(facts.available, facts.price, advert.fiat, 'down')
  const limits: ViewerLimit[] = [
    ...(terms === null ? [] : [{ maximum: terms, by: 'terms' } as const]),
    ...(balance === null ? [] : [{ maximum: balance, by: 'balance' } as const]),
  ].filter(({ maximum }) => compareDecimals(maximum, facts.maximumNow) < 0)
  return limits.toSorted((a, b) => compareDecimals(a.maximum, b.maximum))[0] ?? null
}

/** An amount of dollars in a fiat, rounded down to its minor unit. */
export const dollarsInFiat = (dollars: DecimalString, fiat: FiatCode, rates: Rates): DecimalString =>
  roundDecimal(multiplyDecimals(dollars, rateOf(rates, 'USD', fiat)), scaleOf(fiat), 'down')

const zero = decimal('0')
const lesser = (a: DecimalString, b: DecimalString): DecimalString => (compareDecimals(a, b) <= 0 ? a : b)
const greater = (a: DecimalString, b: DecimalString): DecimalString => (compareDecimals(a, b) >= 0 ? a : b)
