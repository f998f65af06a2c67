import { noFilters } from '../../../../design-system/domain/trading/advert/offer.ts'
import type {
  Offer,
  OfferFilters,
  OfferMethod,
  ViewerLimit,
} from '../../../../design-system/domain/trading/advert/offer.ts'
import type { Trader } from '../../../../design-system/domain/people/profile/trader/trader.ts'
import type { PaymentMethodGroup } from '../../../../design-system/domain/reference/method/methodGroup.ts'
import { minutesFromNow } from '../storyClock.tsx'
import { storyTrader } from './storyTrader.ts'

export const storyMethod = (name: string, group: PaymentMethodGroup = 'bank_transfer'): OfferMethod => ({
  code: name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '_'),
  name,
  group,
  speed: 'instant',
  reversible: false,
})

/** Asked for where a trade is opened. */
interface OwnLimit {
  readonly viewerLimit: ViewerLimit | null
}

/** An offer of the stories; give what differs. */
export const storyOffer = (
  differs: Partial<Omit<Offer, 'owner'> & OwnLimit> = {},
  trader: Partial<Trader> = {},
): Offer & OwnLimit & { readonly owner: Trader } => ({
  viewerLimit: null,
  id: 'ad-1',
  type: 'Sell',
  cryptoCurrencyCode: 'BTC',
  currencyCode: 'NGN',
  price: '147376130',
  marketDeltaPercent: '-0.4',
  paymentMethods: [storyMethod('Bank transfer'), storyMethod('OPay', 'mobile_money')],
  minimum: '15000',
  maximum: '3200000',
  escrowMinutes: 30,
  allowAnonymous: false,
  owner: storyTrader(trader),
  isOwn: false,
  youGet: '0.00169634',
  requirements: [],
  ...differs,
})

const away = (minutes: number): Partial<Trader> => ({
  isOnline: false,
  lastOnlineAt: minutesFromNow(-minutes),
})

/** The list of the drawings. */
export const storyOffers: readonly Offer[] = [
  storyOffer(),
  storyOffer(
    {
      id: 'ad-2',
      price: '147820034',
      marketDeltaPercent: '-0.1',
      paymentMethods: [storyMethod('Access Bank'), storyMethod('GTBank')],
      minimum: '50000',
      maximum: '1500000',
      escrowMinutes: 45,
      youGet: '0.00169125',
    },
    { userName: 'adaeze_fx', ratingPercent: '98.7', tradesCount: 1236 },
  ),
  storyOffer(
    {
      id: 'ad-3',
      price: '148115970',
      marketDeltaPercent: '0.1',
      paymentMethods: [storyMethod('PalmPay', 'mobile_money')],
      minimum: '10000',
      maximum: '850000',
      allowAnonymous: true,
      youGet: '0.00168786',
    },
    { userName: 'Kunle.Trades', ratingPercent: '100', tradesCount: 389, ...away(4) },
  ),
  storyOffer(
    {
      id: 'ad-4',
      price: '148263938',
      marketDeltaPercent: '0.2',
      paymentMethods: [storyMethod('OPay', 'mobile_money'), storyMethod('Kuda', 'mobile_money')],
      minimum: '5000',
      maximum: '400000',
      escrowMinutes: 15,
      allowAnonymous: true,
      youGet: '0.00168618',
    },
    {
      userName: 'QuickNaira',
      ratingPercent: '97.2',
      tradesCount: 2904,
      isVerified: false,
      medianReleaseMinutes: 2,
    },
  ),
  storyOffer(
    {
      id: 'ad-5',
      price: '148707842',
      marketDeltaPercent: '0.5',
      paymentMethods: ['Zenith Bank', 'UBA', 'Fidelity', 'First Bank', 'Wema'].map(name => storyMethod(name)),
      minimum: '100000',
      maximum: '6000000',
      escrowMinutes: 60,
      youGet: '0.00168115',
    },
    { userName: 'ngozi_btc', ratingPercent: '99.1', tradesCount: 764 },
  ),
  storyOffer(
    {
      id: 'ad-6',
      price: '149003778',
      marketDeltaPercent: '0.7',
      paymentMethods: [storyMethod('Bank transfer')],
      minimum: '20000',
      maximum: '2000000',
      youGet: '0.00167781',
    },
    { userName: 'Tobi_Exchange', ratingPercent: '96.8', tradesCount: 10540, ...away(26) },
  ),
  storyOffer(
    {
      id: 'ad-7',
      price: '149447682',
      marketDeltaPercent: '1',
      paymentMethods: [storyMethod('Cash deposit', 'cash')],
      minimum: '5000',
      maximum: '250000',
      escrowMinutes: 90,
      allowAnonymous: true,
      youGet: '0.00167283',
    },
    { userName: 'emeka88', ratingPercent: '94.9', tradesCount: 58, isVerified: false },
  ),
]

export const storySearch: OfferFilters = {
  ...noFilters,
  type: 'buy',
  cryptoCurrencyCode: 'BTC',
  currencyCode: 'NGN',
  amount: '250000',
  amountSide: 'fiat',
  countryCode: 'NG',
  sort: 'best_price',
}

export const storyMethods = [
  {
    ...storyMethod('Bank transfer'),
    banks: [
      { code: 'gtbank', name: 'GTBank' },
      { code: 'uba', name: 'UBA' },
    ],
  },
  storyMethod('Access Bank'),
  storyMethod('Zenith Bank'),
  storyMethod('OPay', 'mobile_money'),
  storyMethod('PalmPay', 'mobile_money'),
  storyMethod('Cash deposit', 'cash'),
  storyMethod('Steam gift card', 'gift_card'),
]

export const storyCountries = [
  { code: 'NG', name: 'Nigeria' },
  { code: 'KE', name: 'Kenya' },
  { code: 'GH', name: 'Ghana' },
]
