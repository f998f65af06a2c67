import type { Offer } from '../../design-system/domain/trading/advert/offer.ts'
import { storyTime } from '../domain/support/storyClock.tsx'
import { storyOffers } from '../domain/support/trading/storyOffer.ts'
import { storyEvery } from '../domain/support/content/storyTexts.ts'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { contentAnswers, pageAnswer } from './contentAnswers.ts'
import { feesAnswers } from './feesAnswers.ts'
import { advertPage, marketAnswers } from './marketAnswers.ts'

interface RatesArguments {
  readonly cryptoCurrencyCode?: string | null
  readonly currencyCode?: string | null
}

const rates = { btc_ngn: '147968000', btc_usd: '92480', btc_kes: '11939168', eth_ngn: '4988800' }

interface SearchArguments {
  readonly type: 'buy' | 'sell'
  readonly amount?: string | null
  readonly limit: number
}

const sold = (offer: Offer): Offer => (offer.type === 'Sell' ? { ...offer, type: 'Buy' } : offer)

/** What the server says to the calculator, in the language of its words. */
export const calculatorAnswers = (locale: 'en' | 'ru' = 'en'): StoryAnswers => ({
  ...marketAnswers,
  ...contentAnswers(locale),
  rateHistory: marketAnswers['rateHistory'] ?? (() => null),
  page: ({ page }: { readonly page: string }) => pageAnswer({ ...storyEvery(locale), page }),
  searchAdverts: ({ type, limit }: SearchArguments) =>
    advertPage(type === 'buy' ? storyOffers : storyOffers.map(sold), limit),
  exchangeRates: ({ cryptoCurrencyCode: coin, currencyCode: fiat }: RatesArguments) => ({
    at: storyTime,
    isStale: false,
    items: Object.entries(rates).flatMap(([pair, rate]) => {
      const [of = '', into = ''] = pair.toUpperCase().split('_')
      return (coin ?? of) === of && (fiat ?? into) === into
        ? [{ pair, rate, cryptoCurrencyCode: of, currencyCode: into }]
        : []
    }),
  }),
})

/** Nobody takes the amount that the address says. */
export const nobodyTakes: StoryAnswers = {
  searchAdverts: ({ amount, limit }: SearchArguments) =>
    advertPage(amount == null ? storyOffers : [], limit, amount == null ? storyOffers.length : 0),
}

/** What the server says to pages on the wallets of coins. */
export const coinWalletAnswers = (locale: 'en' | 'ru' = 'en'): StoryAnswers => ({
  ...feesAnswers,
  ...contentAnswers(locale),
  page: ({ page }: { readonly page: string }) => pageAnswer({ ...storyEvery(locale), page }),
})
