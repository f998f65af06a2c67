import type { CountryMarketShape } from '@souk/design-system/domain/content/country/countryShape.ts'
import { countryMarketOf, type HomeAnswer, type PricesAnswer } from './countryShapes.ts'

/** What is asked of the server for what there is in a currency now: the best offers of a coin, and the best price of each. */
export const countryCalls = (coin: string, fiat: string) => ({
  offers: `/api/v1/home?${new URLSearchParams({ crypto_currency_code: coin, currency_code: fiat })}`,
  prices: `/api/v1/home/best_prices?${new URLSearchParams({ currency_code: fiat })}`,
})

/** The same from the answers, by the names of those calls; what did not come is null. */
export const countryMarketTold = (
  coin: string,
  coins: readonly string[],
  told: Readonly<Record<string, unknown>>,
): CountryMarketShape =>
  // Each call's answer has the shape that the contract says.
  countryMarketOf(
    coin,
    coins,
    (told['offers'] ?? null) as HomeAnswer | null,
    (told['prices'] ?? null) as PricesAnswer | null,
  )
