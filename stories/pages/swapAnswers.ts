import {
  storyEstimate,
  storyQuote,
  storySwapLimits,
  storySwaps,
  storyTraderQuote,
} from '../domain/support/money/storySwap.ts'
import { storyHouse, storyOffers, storyOwnOffers } from '../domain/support/money/storySwapOffers.ts'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { accountAnswers } from './accountAnswers.ts'
import { marketAnswers } from './marketAnswers.ts'

const coins = ['BTC', 'ETH', 'USDT', 'TON']

const settings = { coins, lockSeconds: 5, feePercent: '0.5', isOn: true, offersOn: false }

/** Somebody with tether, and a market that stands still. */
export const swapAnswers: StoryAnswers = {
  ...accountAnswers,
  rateHistory: args => marketAnswers['rateHistory']?.(args),
  swapSettings: () => settings,
  swapEstimate: ({ input }: { readonly input: { readonly fromCode: string; readonly toCode: string } }) => ({
    ...storyEstimate,
    ...storySwapLimits,
    fromCode: input.fromCode,
    toCode: input.toCode,
  }),
  swapLimits: ({ input }: { readonly input: { readonly fromCode: string; readonly toCode: string } }) => ({
    ...input,
    ...storySwapLimits,
    available: null,
  }),
  swaps: () => ({ items: storySwaps, hasMore: false, seq: 1 }),
  quoteSwap: () => storyQuote,
  confirmSwap: () => storySwaps[0],
}

/** Somebody who may swap with traders, and offers coins as well. */
export const offersAnswers: StoryAnswers = {
  ...swapAnswers,
  swapSettings: () => ({ ...settings, offersOn: true }),
  swapOffers: () => ({ house: storyHouse, items: storyOffers, ratesAt: storyEstimate.ratesAt }),
  ownSwapOffers: () => ({ items: storyOwnOffers, used: 5, limit: 10 }),
  quoteSwapOffer: () => storyTraderQuote,
}

const pair = { cryptoCurrencyCode: 'BTC', currencyCode: 'USD' }

/** A provider that sells bitcoin for dollars. */
export const cardAnswers: StoryAnswers = {
  ...accountAnswers,
  cardLimits: () => ({ items: [{ ...pair, minimum: '20', maximum: '5000' }], isAvailable: true }),
  cardExchangeRates: () => ({ items: [{ ...pair, rate: '92480' }], ratesAt: storyEstimate.ratesAt }),
  cardFinalRate: ({ amount }: { readonly amount: string }) => ({
    ...pair,
    fiatAmount: amount,
    amount: '0.00103914',
    rate: '92480',
    fee: '3.9',
    ratesAt: storyEstimate.ratesAt,
  }),
  confirmCardPurchase: () => ({
    id: '01900000-0000-7000-8000-0000000000c1',
    status: 'paid',
    ...pair,
    fiatAmount: '100',
    amount: '0.00103914',
    redirectUrl: null,
  }),
}
