import type { Offer } from '../../../../design-system/domain/trading/advert/offer.ts'
import type {
  CalculatorHrefs,
  CalculatorMarket,
} from '../../../../design-system/domain/content/calculator/calculatorShape.ts'
import type { CalculatorSectionsProps } from '../../../../design-system/domain/content/calculatorSections/CalculatorSections.tsx'
import type { CalculatorViewProps } from '../../../../design-system/domain/content/calculator/CalculatorView.tsx'
import { noLiveData } from '../../../../design-system/domain/content/text/contentShape.ts'
import { bitcoin, naira, storyBook } from '../storyAssetBook.ts'
import { storyTime } from '../storyClock.tsx'
import { storyHistory } from '../storyRateHistory.ts'
import { storyOffers } from '../trading/storyOffer.ts'
import { storyEvery } from './storyTexts.ts'
import { storyTrader } from '../trading/storyTrader.ts'

const pricedOf = (offers: readonly Offer[]) =>
  offers.map(({ id, price, minimum, maximum }) => ({ id, price, minimum, maximum }))

const timed = (offer: Offer) => ({
  ...offer,
  owner: { ...offer.owner, medianReleaseMinutes: storyTrader().medianReleaseMinutes },
})

export const storyCalculatorHrefs: CalculatorHrefs = {
  at: (coin, fiat, { does, field, text }) => `#${coin}-${fiat}-${does}-${field}-${text}`,
  trade: (offerId, amount) => `#trade-${offerId}-${amount}`,
  owner: userName => `#user-${userName}`,
  offers: does => `#offers-${does}`,
  faq: '#faq',
}

export const storyCalculatorMarket: CalculatorMarket = {
  rate: '147968000',
  changePercent: '1.24',
  ratesAt: storyTime,
  offers: storyOffers.map(timed),
  total: 248,
  totalIsCapped: false,
}

/** Half a per cent worse: what people pay who buy. */
const bought = storyOffers.map(offer => ({ ...offer, price: '146562330' }))

/** A calculator of bitcoin and naira, without what happens in it. */
export const storyCalculator: Omit<
  CalculatorViewProps & CalculatorSectionsProps,
  'ask' | 'onAsk' | 'onPair' | 'period' | 'onPeriod' | 'children'
> = {
  pair: { coin: bitcoin, fiat: naira },
  choices: storyBook,
  market: storyCalculatorMarket,
  offers: { buy: pricedOf(storyOffers), sell: pricedOf(bought) },
  dollars: '92480',
  related: {
    inOtherMoney: [
      { coin: bitcoin, fiat: storyBook.of('USD'), rate: '92480', href: '#btc-usd' },
      { coin: bitcoin, fiat: storyBook.of('KES'), rate: '11939168', href: '#btc-kes' },
    ],
    otherCoins: [
      { coin: storyBook.of('USDT'), fiat: naira, rate: '1600', href: '#usdt-ngn' },
      { coin: storyBook.of('ETH'), fiat: naira, rate: '4988800', href: '#eth-ngn' },
    ],
  },
  history: { status: 'ready', history: storyHistory('month') },
  isStale: false,
  origin: 'https://souk.example',
  action: '#calculator',
  hrefs: storyCalculatorHrefs,
  page: storyEvery('en'),
  live: noLiveData,
}
