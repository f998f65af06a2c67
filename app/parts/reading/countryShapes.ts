import { readTree } from '@souk/design-system/domain/content/text/contentTree.ts'
import type {
  CountryCardShape,
  CountryMarketShape,
  CountryPageShape,
  CountryShape,
} from '@souk/design-system/domain/content/country/countryShape.ts'
import type { CountryMarketQuery, CountryQuery } from '../../__generated__/graphql.ts'
import { coinOfCode } from '../../routes/coinAlias.ts'
import { liveOffersOf } from './liveOffers.ts'

export type CountryAnswer = NonNullable<CountryQuery['page']>
export type CountryCards = NonNullable<CountryQuery['countryPages']>['items']
export type HomeAnswer = NonNullable<CountryMarketQuery['home']>
export type PricesAnswer = NonNullable<CountryMarketQuery['bestPrices']>

/** A country and its text, as the server answers them; null of a text that is by no country of ours. */
export function countryShapeOf(code: string, { tree, country, ...page }: CountryAnswer): CountryShape | null {
  if (country === null) return null
  return {
    page: { ...page, blocks: readTree(tree), legal: null, chapters: [], topics: [] },
    code,
    fiat: country.currencyCode,
    coins: country.coins,
    methods: country.methods,
    amount: country.amount,
  }
}

/** The coin of the offers: the one that was asked for, else the first of the country. */
export const coinShown = ({ coins }: Pick<CountryShape, 'coins'>, asked: string | null): string =>
  coinOfCode(asked ?? '')?.code ?? coins[0] ?? 'BTC'

/** What there is in a currency, from what was answered; what was not is null. The coins of the country come first. */
export function countryMarketOf(
  coin: string,
  coins: readonly string[],
  home: HomeAnswer | null,
  prices: PricesAnswer | null,
): CountryMarketShape {
  const place = ({ cryptoCurrencyCode: code }: { readonly cryptoCurrencyCode: string }) =>
    coins.includes(code) ? coins.indexOf(code) : coins.length
  return {
    coin,
    offers: home && { buy: liveOffersOf(home.bestToBuy), sell: liveOffersOf(home.bestToSell) },
    prices: prices && {
      at: prices.ratesAt,
      coins: prices.items
        .toSorted((a, b) => place(a) - place(b))
        .map(({ cryptoCurrencyCode: code, buyPrice: buy, sellPrice: sell }) => ({
          coin: code,
          name: coinOfCode(code)?.name ?? code,
          buy,
          sell,
        })),
    },
  }
}

/** The other countries that have a page. */
export const otherCountries = (cards: CountryCards | null, own: string): readonly CountryCardShape[] =>
  (cards ?? [])
    .filter(({ code }) => code !== own)
    .map(({ code, name, currencyCode: fiat, description }) => ({ code, name, fiat, description }))

/** What the page of a country is without anything of the market. */
export const quietMarket = (coin: string): CountryPageShape['market'] => ({
  coin,
  offers: null,
  prices: null,
})
