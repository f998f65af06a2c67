import type { AssetBook } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import { firstAsk, takesAmount } from '@souk/design-system/domain/content/calculator/calculatorFigures.ts'
import type {
  CalculatorAsk,
  CalculatorMarket,
  CalculatorOffer,
  CalculatorPair,
  OffersBothWays,
  RelatedRates,
} from '@souk/design-system/domain/content/calculator/calculatorShape.ts'
import { advertTypes } from '@souk/design-system/domain/trading/advert/offer.ts'
import type { AdvertType, SearchType } from '@souk/design-system/domain/trading/advert/offer.ts'
import type { DecimalString } from '@souk/design-system/format/decimal.ts'
import { calculatorHref } from './calculatorAddress.ts'

/** A page of offers, as a calculator asks for it. */
export interface OffersAnswer {
  readonly items: readonly CalculatorOffer[]
  readonly total: number
  readonly totalIsCapped: boolean
  readonly marketRate: DecimalString | null
  readonly marketChangePercent: DecimalString | null
  readonly ratesAt: string
}

/** The server's own API says `Ad::Sell` where the app's says `Sell`. */
const advertType = (type: string): AdvertType =>
  advertTypes.find(each => type === each || type === `Ad::${each}`) ?? 'Sell'

/** What is shown of an offer, and nothing else of it: a page that is rendered has it in itself. */
export const offerShapeOf = ({
  paymentMethods,
  owner,
  requirements,
  ...offer
}: CalculatorOffer): CalculatorOffer => ({
  id: offer.id,
  type: advertType(offer.type),
  cryptoCurrencyCode: offer.cryptoCurrencyCode,
  currencyCode: offer.currencyCode,
  price: offer.price,
  marketDeltaPercent: offer.marketDeltaPercent,
  minimum: offer.minimum,
  maximum: offer.maximum,
  escrowMinutes: offer.escrowMinutes,
  allowAnonymous: offer.allowAnonymous,
  isOwn: offer.isOwn,
  youGet: offer.youGet,
  paymentMethods: paymentMethods.map(({ code, name, group, speed, reversible }) => ({
    code,
    name,
    group,
    speed,
    reversible,
  })),
  owner: {
    userName: owner.userName,
    avatarUrl: owner.avatarUrl,
    isVerified: owner.isVerified,
    ratingPercent: owner.ratingPercent,
    tradesCount: owner.tradesCount,
    isOnline: owner.isOnline,
    lastOnlineAt: owner.lastOnlineAt,
    medianReleaseMinutes: owner.medianReleaseMinutes,
  },
  requirements: requirements.map(({ code, required, present }) => ({ code, required, present })),
})

/** The best offers each way, whatever the amount. */
export const bothWaysOf = (buy: OffersAnswer | null, sell: OffersAnswer | null): OffersBothWays => {
  const priced = (answer: OffersAnswer | null) =>
    (answer?.items ?? []).map(({ id, price, minimum, maximum }) => ({ id, price, minimum, maximum }))
  return { buy: priced(buy), sell: priced(sell) }
}

interface Answers {
  /** The offers that way, whatever the amount. */
  readonly any: OffersAnswer
  /** Those that take what the address says; null where it says nothing. */
  readonly fitting: OffersAnswer | null
}

interface Asked {
  readonly does: SearchType
  /** What the address says; null where it says nothing. */
  readonly ask: CalculatorAsk | null
  /** Dollars for one coin. */
  readonly dollars: DecimalString | null
}

/** What the market says of an amount: of that of the address, or of a round one that the best offers take. */
export function marketOf(
  { any, fitting }: Answers,
  { does, ask: said, dollars }: Asked,
  pair: CalculatorPair,
): { readonly ask: CalculatorAsk; readonly market: CalculatorMarket } {
  const { marketRate: rate, marketChangePercent: changePercent, ratesAt } = fitting ?? any
  const worth = rate === null || dollars === null ? null : { rate, dollars }
  const ask = said ?? firstAsk(does, { offers: any.items, worth }, pair)
  const from = fitting ?? taking(any, ask.text, pair)
  const { total, totalIsCapped } = from
  return {
    ask,
    market: { rate, changePercent, ratesAt, offers: from.items.map(offerShapeOf), total, totalIsCapped },
  }
}

/** Of the best offers those that take an amount of money; how many more do is not known where there are more than were asked for. */
function taking(any: OffersAnswer, amount: DecimalString, pair: CalculatorPair): OffersAnswer {
  const items = any.items.filter(offer => takesAmount(offer, { amount, side: 'fiat' }, pair))
  const isAll = any.total <= any.items.length
  return isAll ? { ...any, items, total: items.length } : { ...any, items }
}

/** How much of a coin is worth in every currency, or every coin in one. */
export interface RateRow {
  /** As in `btc_ngn`. */
  readonly pair: string
  readonly rate: DecimalString
}

/** The rates of a list by the code of the other side. */
const byCode = (rows: readonly RateRow[], part: 0 | 1): ReadonlyMap<string, DecimalString> =>
  new Map(rows.map(({ pair, rate }) => [(pair.split('_')[part] ?? '').toUpperCase(), rate]))

/** What the coin is worth in US dollars; null while that is not known. */
export const dollarsIn = (rows: readonly RateRow[]): DecimalString | null =>
  byCode(rows, 1).get('USD') ?? null

/** So many pairs are named beside the one that is shown, each way. */
const relatedShown = 6

/** Other pairs, each where it is computed. */
export function relatedRates(
  ofCoin: readonly RateRow[],
  inFiat: readonly RateRow[],
  { coin, fiat }: CalculatorPair,
  assets: Pick<AssetBook, 'coins' | 'fiats'>,
): RelatedRates {
  const inMoney = byCode(ofCoin, 1)
  const ofCoins = byCode(inFiat, 0)
  const ask = { does: 'buy', field: 'get', text: '' } as const
  const rated = (pair: CalculatorPair, rate: DecimalString | undefined) =>
    rate === undefined ? [] : [{ ...pair, rate, href: calculatorHref(pair.coin.code, pair.fiat.code, ask) }]
  return {
    inOtherMoney: assets.fiats
      .filter(({ code }) => code !== fiat.code)
      .flatMap(each => rated({ coin, fiat: each }, inMoney.get(each.code)))
      .slice(0, relatedShown),
    otherCoins: assets.coins
      .filter(({ code }) => code !== coin.code)
      .flatMap(each => rated({ coin: each, fiat }, ofCoins.get(each.code)))
      .slice(0, relatedShown),
  }
}
