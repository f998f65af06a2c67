import { useQuery } from '@apollo/client/react'
import type { AssetBook } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import type { ExampleSource } from '@souk/design-system/domain/growth/fees/feeShape.ts'
import { amountWithin, roundAmountFrom } from '@souk/design-system/domain/growth/fees/roundAmount.ts'
import { divide, isZero, multiply, type DecimalString } from '@souk/design-system/format/decimal.ts'
import { marked } from '../../network/apollo/requestMarks.ts'
import { usePreferences } from '../../services/usePreferences.ts'
import { FeeExampleQuery } from './Fees.queries.ts'
import type { DollarRates } from './useFees.ts'

/** What somebody buys for where there is only a rate, about: in US dollars. */
const usualWorth: DecimalString = '100'

/**
 * What one trade is computed from, in the viewer's coin and fiat: the best offer that sells, else the market's rate. Null while
 * there is neither: the page is whole without it.
 */
export function useExample(assets: AssetBook | null, rates: DollarRates): ExampleSource | null {
  const { cryptoCurrencyCode, currencyCode } = usePreferences()
  const { data } = useQuery(FeeExampleQuery, {
    variables: { cryptoCurrencyCode, currencyCode },
    context: marked({ errors: 'silent' }),
  })
  const { items = [], marketRate = null } = data?.searchAdverts ?? {}
  if (assets === null) return null
  const usdRate = rates.get(cryptoCurrencyCode) ?? null
  const pair = { coin: assets.of(cryptoCurrencyCode), fiat: assets.of(currencyCode), usdRate }
  const [offer] = items
  if (offer && offer.price !== null) {
    const { price, minimum, maximum, owner } = offer
    return { ...pair, price, fiatAmount: amountWithin(minimum, maximum), ownerName: owner.userName }
  }
  if (marketRate === null || usdRate === null || isZero(usdRate)) return null
  const worth = divide(multiply(marketRate, usualWorth), usdRate, { decimals: 0, rounding: 'up' })
  return { ...pair, price: marketRate, fiatAmount: roundAmountFrom(worth), ownerName: null }
}
