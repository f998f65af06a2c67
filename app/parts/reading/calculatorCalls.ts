import type { SearchType } from '@souk/design-system/domain/trading/advert/offer.ts'
import { sideOf } from '@souk/design-system/domain/content/calculator/calculatorFigures.ts'
import type { CalculatorAsk } from '@souk/design-system/domain/content/calculator/calculatorShape.ts'
import type { RatePeriod } from '@souk/design-system/domain/reference/asset/ratePeriod.ts'
import { isDecimalString, isZero } from '@souk/design-system/format/decimal.ts'

/** So many offers are asked for: the three best, the best of each method, and those that take usual amounts are among them. */
export const offersAsked = 20

/** What somebody wrote, as a search takes it; nothing of what is no amount. */
const amountOf = (ask: CalculatorAsk | null) =>
  ask === null || !isDecimalString(ask.text) || isZero(ask.text)
    ? null
    : { amount: ask.text, amountSide: sideOf(ask) }

/** The offers of a pair, best first: all, or those that take an amount at their own price. */
export function offersVariables(
  does: SearchType,
  coinCode: string,
  fiatCode: string,
  ask: CalculatorAsk | null,
) {
  const amount = amountOf(ask)
  return {
    type: does,
    cryptoCurrencyCode: coinCode,
    currencyCode: fiatCode,
    ...(amount === null ? {} : { ...amount, withCorrectLimits: true }),
  }
}

/** The same as a call of the server's API. */
export function offersCall(
  does: SearchType,
  coinCode: string,
  fiatCode: string,
  ask: CalculatorAsk | null,
): string {
  const amount = amountOf(ask)
  const query = new URLSearchParams({
    type: does,
    crypto_currency_code: coinCode,
    currency_code: fiatCode,
    ...(amount === null
      ? {}
      : { amount: amount.amount, amount_side: amount.amountSide, with_correct_limits: 'true' }),
    limit: String(offersAsked),
    sort: 'best_price',
  })
  return `/api/v1/pro/search?${query}`
}

export const historyCall = (coinCode: string, fiatCode: string, period: RatePeriod): string =>
  `/api/v1/history_exchange_rates?${new URLSearchParams({
    crypto_currency_code: coinCode,
    currency_code: fiatCode,
    period,
  })}`
