import { addDecimals, compareDecimals, decimal, fromScaled, toScaled } from '../money/decimal.ts'
import type { DecimalString } from '../money/decimal.ts'
import {
  compareRatios,
  divideRatios,
  multiplyRatios,
  ratio,
  ratioOf,
  ratioToDecimal,
  subtractRatios,
} from '../money/ratio.ts'
import type { Ratio } from '../money/ratio.ts'
import { scaleOf } from '../reference/asset.ts'
import { rateName } from '../rate/rateName.ts'
import { rateNamed, rateOf, toSignificant } from '../rate/rates.ts'
import type { Rates } from '../rate/rates.ts'
import { accepted, refuse, refused } from '../refusal/refusal.ts'
import type { Result } from '../refusal/refusal.ts'
import { sideOfOwner } from '../trade/party.ts'
import type { AdvertType } from '../trade/party.ts'
import type { Advert } from './advert.ts'
import { evaluateFormula, formulaTerms } from './formula/formula.ts'
import type { PriceMode } from './priceSetting.ts'
import type { RateName } from '../rate/rateName.ts'
import { advertRules } from './rules.ts'
import type { AdvertRules } from './rules.ts'

/** What a price depends on. */
export type Priced = Pick<Advert, 'coin' | 'fiat' | 'price'>

const dearest = ratio(10n ** 15n)
const cheapest = ratio(1n, 10n ** 8n)

/**
 * The price of one coin in the ad's fiat. Computed exactly from the published rates, then rounded once, half up, to the
 * fiat's minor unit, or to `priceDigits` significant digits where that is finer (a cheap coin). Refused with
 * `price_out_of_range`, or `formula_division_by_zero`, at the field that is to blame.
 */
export function priceOf(
  advert: Priced,
  rates: Rates,
  rules: AdvertRules = advertRules,
): Result<DecimalString> {
  const exact = exactPrice(advert, rates)
  if (!exact.ok) return exact
  if (compareRatios(exact.value, cheapest) < 0 || compareRatios(exact.value, dearest) > 0)
    return refused(refuse('price_out_of_range', fieldOf[advert.price.mode]))
  return accepted(toSignificant(exact.value, rules.priceDigits, scaleOf(advert.fiat)))
}

const fieldOf: Record<PriceMode, string> = {
  average: 'margin_percent',
  formula: 'equation',
  fixed: 'fixed_price',
}

function exactPrice({ coin, fiat, price }: Priced, rates: Rates): Result<Ratio> {
  if (price.mode === 'formula') return evaluateFormula(price.formula, name => rateNamed(rates, name))
  if (price.mode === 'fixed') return accepted(ratioOf(price.price))
  return accepted(
    multiplyRatios(ratioOf(rateOf(rates, coin, fiat)), ratioOf(multiplierOf(price.marginPercent))),
  )
}

/** A margin as the factor over the pair's rate: what average ads are stored and sorted by. `-0.4` is 0.996. */
export function multiplierOf(marginPercent: DecimalString): DecimalString {
  const { coefficient, scale } = toScaled(addDecimals(decimal('100'), marginPercent))
  return fromScaled(coefficient, scale + 2)
}

/** The rates whose change changes a price: the pair's own for average, the terms for a formula, none for fixed. */
export function termsOfPrice({ coin, fiat, price }: Priced): readonly RateName[] {
  if (price.mode === 'average') return [rateName(coin, fiat)]
  return price.mode === 'formula' ? formulaTerms(price.formula) : []
}

/** How far a price is from the market, in per cent of the market: `-0.4` is 0.40 % below. Two decimals, half up. */
export function marketDeltaPercent(price: DecimalString, marketRate: DecimalString): DecimalString {
  const market = ratioOf(marketRate)
  const difference = subtractRatios(ratioOf(price), market)
  return ratioToDecimal(multiplyRatios(divideRatios(difference, market), ratio(100n)), 2, 'halfUp')
}

/** Whether a price has become worse for the one who answers an ad: dearer where they buy, lower where they sell. */
export const isWorseForOpener = (type: AdvertType, seen: DecimalString, now: DecimalString): boolean =>
  sideOfOwner[type] === 'seller' ? compareDecimals(now, seen) > 0 : compareDecimals(now, seen) < 0
