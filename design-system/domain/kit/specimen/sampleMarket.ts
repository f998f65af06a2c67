import { assetBook } from '../../reference/asset/assetBook.ts'
import { noFilters } from '../../trading/advert/offer.ts'
import type { Offer, OfferFilters, OfferMethod } from '../../trading/advert/offer.ts'
import type { TraderStanding } from '../../people/profile/trader/trader.ts'
import type { PaymentMethodGroup } from '../../reference/method/methodGroup.ts'
import type { SampleMoment } from './sampleTime.ts'

/** @internal the stories' book is made of the same rows. */
export const coin = (code: string, name: string, scale: number, shownDecimals: number) => ({
  code,
  name,
  scale,
  shownDecimals,
})
/** @internal as above. */
export const fiat = (code: string, name: string, symbol: string) => ({ code, name, symbol, minorUnits: 2 })

/** The assets of all samples: nothing here was asked of a server. */
export const sampleBook = assetBook({
  coins: [
    coin('BTC', 'Bitcoin', 8, 8),
    coin('USDT', 'Tether', 6, 2),
    coin('ETH', 'Ethereum', 18, 6),
    coin('TON', 'Toncoin', 9, 2),
  ],
  fiats: [
    fiat('NGN', 'Nigerian naira', '₦'),
    fiat('RUB', 'Russian rouble', '₽'),
    fiat('USD', 'US dollar', '$'),
    fiat('KES', 'Kenyan shilling', 'KSh'),
  ],
})

export const sampleCoin = sampleBook.of('BTC')
export const sampleFiat = sampleBook.of('NGN')

const method = (code: string, name: string, group: PaymentMethodGroup): OfferMethod => ({
  code,
  name,
  group,
  speed: 'instant',
  reversible: false,
})
const bank = method('bank_transfer', 'Bank transfer', 'bank_transfer')
const opay = method('opay', 'OPay', 'mobile_money')
const palmPay = method('palmpay', 'PalmPay', 'mobile_money')

/** Somebody who trades; give what differs. */
export const sampleTrader = (at: SampleMoment, differs: Partial<TraderStanding> = {}): TraderStanding => ({
  userName: 'lagoscoin',
  isVerified: true,
  ratingPercent: '99.4',
  tradesCount: 4812,
  isOnline: true,
  lastOnlineAt: at(0),
  ...differs,
})

const offer = (owner: TraderStanding, differs: Partial<Offer> = {}): Offer => ({
  id: owner.userName,
  type: 'Sell',
  cryptoCurrencyCode: 'BTC',
  currencyCode: 'NGN',
  price: '147376130',
  marketDeltaPercent: '-0.4',
  paymentMethods: [bank, opay],
  minimum: '15000',
  maximum: '3200000',
  escrowMinutes: 30,
  allowAnonymous: false,
  owner,
  isOwn: false,
  youGet: '0.00169634',
  requirements: [],
  ...differs,
})

/** What was searched for. */
export const sampleSearch: OfferFilters = {
  ...noFilters,
  type: 'buy',
  cryptoCurrencyCode: 'BTC',
  currencyCode: 'NGN',
  amount: '250000',
  amountSide: 'fiat',
  sort: 'best_price',
}

/** The methods that offers and adverts of the samples take. */
export const sampleMethods = [bank, opay, palmPay] as const

/** Offers for it, the best first. */
export const sampleOffers = (at: SampleMoment): readonly Offer[] => [
  offer(sampleTrader(at)),
  offer(sampleTrader(at, { userName: 'adaeze_fx', ratingPercent: '98.7', tradesCount: 1236 }), {
    price: '147820034',
    marketDeltaPercent: '-0.1',
    paymentMethods: [bank],
    minimum: '50000',
    maximum: '1500000',
    escrowMinutes: 45,
    youGet: '0.00169125',
  }),
  offer(
    sampleTrader(at, {
      userName: 'Kunle.Trades',
      ratingPercent: '100',
      tradesCount: 389,
      isOnline: false,
      lastOnlineAt: at(-4),
    }),
    {
      price: '148115970',
      marketDeltaPercent: '0.1',
      paymentMethods: [palmPay],
      minimum: '10000',
      maximum: '850000',
      allowAnonymous: true,
      youGet: '0.00168786',
    },
  ),
]
