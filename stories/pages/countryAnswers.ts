import type { LiveOfferShape } from '../../design-system/domain/content/text/contentShape.ts'
import { storyCountry } from '../domain/support/content/storyCountry.ts'
import { refusal } from '../support/app/failingAnswers.ts'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { asVisitor } from '../support/app/bootAnswers.ts'
import { pageAnswer } from './contentAnswers.ts'
import { marketAnswers } from './marketAnswers.ts'

/** An offer as the contract has it: what a country's page shows, over one of the market's. */
const offerAnswer = (
  base: object,
  { id, price, minimum, maximum, userName, rating, trades, coin, fiat, methods }: LiveOfferShape,
) => ({
  ...base,
  id,
  price,
  minimum,
  maximum,
  cryptoCurrencyCode: coin,
  currencyCode: fiat,
  paymentMethods: methods.map(name => ({ code: name.toLowerCase(), name })),
  owner: {
    ...(base as { readonly owner: object }).owner,
    userName,
    ratingPercent: rating,
    tradesCount: trades,
  },
})

interface HomeAnswer {
  readonly bestToBuy: readonly object[]
}

/** What the server says to the page of Nigeria. */
export function countryAnswers(
  locale: 'en' | 'ru' = 'en',
  { isEmpty = false }: { readonly isEmpty?: boolean } = {},
): StoryAnswers {
  const { country, market, others } = storyCountry(locale)
  const { page, fiat, coins, methods, amount } = country
  const { offers, prices } = market
  return {
    ...asVisitor,
    page: ({ page: name }: { readonly page: string }) => {
      if (name !== 'country-nigeria') throw refusal(404, 'not_found', { page: ['not_found'] })
      return {
        ...pageAnswer({ ...page, blocks: isEmpty ? [] : page.blocks }),
        country: { territoryCode: 'NG', name: 'Nigeria', currencyCode: fiat, coins, methods, amount },
      }
    },
    countryPages: () => ({
      items: isEmpty
        ? []
        : [{ code: 'nigeria', name: 'Nigeria', fiat, description: '' }, ...others].map(
            ({ fiat: currencyCode, ...card }) => ({
              ...card,
              currencyCode,
              territoryCode: 'NG',
              title: card.name,
            }),
          ),
    }),
    home: (asked: never) => {
      const told = marketAnswers['home']?.(asked) as HomeAnswer
      const [base = {}] = told.bestToBuy
      const { cryptoCurrencyCode: coin } = asked as { readonly cryptoCurrencyCode: string }
      const list = (found: readonly LiveOfferShape[] = []) =>
        isEmpty ? [] : found.map(one => offerAnswer(base, { ...one, coin }))
      return { ...told, bestToBuy: list(offers?.buy), bestToSell: list(offers?.sell) }
    },
    bestPrices: () => ({
      ratesAt: prices?.at,
      items: (isEmpty ? [] : (prices?.coins ?? [])).map(({ coin, buy, sell }) => ({
        cryptoCurrencyCode: coin,
        buyPrice: buy,
        sellPrice: sell,
        marketRate: '1',
      })),
    }),
  }
}
