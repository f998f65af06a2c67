import type {
  HomeSectionsHrefs,
  HomeSectionsShape,
} from '../../../../design-system/domain/content/home/HomeSections.tsx'
import type { Quote, QuoteSearch } from '../../../../design-system/domain/content/home/quote/quoteShape.ts'
import type { QuoteHrefs } from '../../../../design-system/domain/content/home/quote/quoteText.ts'
import { storyBook } from '../storyAssetBook.ts'
import { storyFigures, storyPartners, storyWords } from './storyHomeTexts.ts'
import { storyMethod, storyOffer } from '../trading/storyOffer.ts'
import { storyFaq } from './storyTexts.ts'

export const storyQuoteSearch: QuoteSearch = { type: 'buy', coin: 'BTC', fiat: 'NGN', amount: '250000' }

export const storyQuote: Quote = {
  search: storyQuoteSearch,
  offers: [
    storyOffer({
      paymentMethods: [
        storyMethod('Bank transfer'),
        storyMethod('OPay', 'mobile_money'),
        storyMethod('PalmPay', 'mobile_money'),
      ],
    }),
    storyOffer(
      { id: 'ad-2', price: '147820034', marketDeltaPercent: '-0.1', youGet: '0.00169124' },
      { userName: 'adaeze_fx', isOnline: false, medianReleaseMinutes: null },
    ),
    storyOffer(
      {
        id: 'ad-3',
        price: '148115970',
        marketDeltaPercent: '0.1',
        youGet: '0.00168787',
        allowAnonymous: true,
      },
      { userName: 'Kunle.Trades', isVerified: false, ratingPercent: null, tradesCount: 0 },
    ),
  ],
  total: 231,
  totalIsCapped: false,
  nearest: null,
  marketRate: '147968000',
}

export const storyQuoteHrefs: QuoteHrefs = {
  offer: (id, amount) => `#${id}${amount === null ? '' : `-${amount}`}`,
  all: ({ type }) => `#${type}`,
}

export const storyRestHrefs: HomeSectionsHrefs = {
  disputes: '#disputes',
  reputation: '#reputation',
  fees: '#fees',
  openStore: '#store',
  shopDocs: '#docs',
  iphone: '#iphone',
  faq: '#faq',
  firstPurchase: '#guide',
  start: '#buy',
  signUp: '#sign-up',
}

const named = (names: readonly string[]) =>
  names.map(name => ({ code: name.toLowerCase(), name, href: `#${name}` }))

export const storyRest = (locale: 'en' | 'ru'): HomeSectionsShape => ({
  trade: {
    coin: storyBook.of('BTC'),
    fiat: storyBook.of('NGN'),
    sellerName: 'lagoscoin',
    coins: '0.00169634',
    money: '250000',
  },
  figures: storyFigures,
  counts: { coins: 11, fiats: 20, methods: 34 },
  methods: [
    { group: 'bank_transfer', total: 12, methods: named(['GTBank', 'Access Bank', 'Zenith Bank']) },
    { group: 'mobile_money', total: 3, methods: named(['OPay', 'PalmPay', 'Moniepoint']) },
    { group: 'cash', total: 1, methods: named(['Cash in person']) },
  ],
  countries: [
    { short: null, name: 'Nigeria', href: '#nigeria' },
    { short: null, name: 'Ghana', href: '#ghana' },
  ],
  currencies: storyBook.fiats.map(({ code, name }) => ({ short: code, name, href: `#${code}` })),
  fees: {
    tiers: [
      { fromVolumeUsd: '0', percent: '0.9' },
      { fromVolumeUsd: '10000', percent: '0.7' },
      { fromVolumeUsd: '50000', percent: '0.5' },
      { fromVolumeUsd: '200000', percent: '0.3' },
      { fromVolumeUsd: '1000000', percent: '0.2' },
    ],
    takerPercent: '0',
    invoicePercent: '1',
  },
  words: storyWords,
  partners: storyPartners,
  areExamples: true,
  questions: storyFaq(locale)
    .topics.flatMap(({ questions }) => questions)
    .slice(0, 4),
  questionsLang: locale,
})
