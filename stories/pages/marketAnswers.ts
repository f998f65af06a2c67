import type { Offer } from '../../design-system/domain/trading/advert/offer.ts'
import {
  storyFigures,
  storyPartners,
  storyPromo,
  storyWords,
} from '../domain/support/content/storyHomeTexts.ts'
import { storyFees } from '../domain/support/growth/storyFees.ts'
import { storyAsked, storyCredential } from '../domain/support/people/storyCredential.ts'
import { storyTime } from '../domain/support/storyClock.tsx'
import {
  storyCountries,
  storyMethods,
  storyOffer,
  storyOffers,
} from '../domain/support/trading/storyOffer.ts'
import { profileAnswer } from '../support/app/profileAnswer.ts'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { rateAnswers } from './rateAnswers.ts'
import { credentialList } from './credentialList.ts'

/** How the contract names a method, besides what an offer shows of it. */
const withUrlCodes = (offer: Offer) => ({
  ...offer,
  paymentMethods: offer.paymentMethods.map(method => ({
    ...method,
    urlCode: method.code.replaceAll('_', '-'),
  })),
})

/** What somebody looks for, as far as the answers of the stories follow it. */
interface SearchArguments {
  readonly onlineOnly?: boolean | null
  readonly limit: number
}

/** A page of offers as the contract has it. */
export const advertPage = (offers: readonly Offer[], limit: number, total = offers.length * 30) => ({
  items: offers.slice(0, limit).map(withUrlCodes),
  page: 1,
  pages: Math.ceil(total / Math.max(1, limit)),
  total,
  totalIsCapped: false,
  marketRate: '147968000',
  marketChangePercent: '1.24',
  ratesAt: storyTime,
})

/** A search that is kept, with offers that came to match. */
const storySavedSearch = {
  id: 'kept-1',
  name: '',
  query: {
    type: 'buy',
    cryptoCurrencyCode: 'BTC',
    currencyCode: 'NGN',
    amount: '250000',
    amountSide: 'fiat',
    paymentMethodCode: ['opay'],
    paymentMethodBankCode: [],
    countryCode: null,
    onlineOnly: false,
    noRegistration: false,
    smsRequired: false,
    forIdentifiedPeople: false,
    supportsInstantTrade: false,
    minimumRating: '98',
    minimumTrades: 0,
  },
  priceLimit: '147000000',
  isNotified: true,
  newCount: 2,
  createdAt: storyTime,
}

/** What the server says to the pages of the market. */
export const marketAnswers: StoryAnswers = {
  searchAdverts: ({ limit }: SearchArguments) => advertPage(storyOffers, limit),
  home: () => ({
    bestToBuy: storyOffers.slice(0, 4).map(withUrlCodes),
    bestToSell: storyOffers.slice(4).map(offer => withUrlCodes({ ...offer, type: 'Buy' })),
    marketRate: '147968000',
    marketChangePercent: '1.24',
    ratesAt: storyTime,
    figures: storyFigures,
  }),
  ...rateAnswers,
  promoBlocks: () => ({ items: storyPromo }),
  fees: () => ({
    makerTiers: storyFees.tiers,
    takerPercent: '0',
    invoicePercent: '1',
    cashbackLeastUsd: '1',
  }),
  countryPages: () => ({ items: [] }),
  serviceFeedbacks: () => ({ items: storyWords }),
  mediaPartners: () => ({ items: storyPartners }),
  paymentMethods: () => ({
    items: storyMethods.map(({ code, name, group, speed, reversible }) => ({
      code,
      name,
      group,
      speed,
      reversible,
      urlCode: code.replaceAll('_', '-'),
      countries: [],
      currencies: ['NGN'],
      banks: [],
      requisiteFields: storyAsked(code),
    })),
  }),
  paymentCredentials: () => credentialList([storyCredential()]),
  countries: () => ({
    items: storyCountries.map(country => ({ ...country, currencyCode: null, phoneCode: '+1' })),
  }),
  advert: () => ({
    ...withUrlCodes(storyOffer({ youGet: null })),
    pricedAt: storyTime,
    terms: 'Send from an account in your own name. I release as soon as the money is in.',
    promoText: '',
    risks: ['first_trade_with_you'],
  }),
  savedSearches: () => ({ items: [storySavedSearch], limit: 20 }),
  updateSavedSearch: () => ({ ...storySavedSearch, newCount: 0 }),
  deleteSavedSearch: () => ({ isDone: true }),
  createSavedSearch: () => storySavedSearch,
  profileSettings: () => profileAnswer,
}

/** Only traders who are away have what is searched for. */
export const nobodyOnline: StoryAnswers = {
  ...marketAnswers,
  searchAdverts: ({ onlineOnly, limit }: SearchArguments) =>
    onlineOnly === true ? advertPage([], limit) : advertPage(storyOffers, limit),
}
