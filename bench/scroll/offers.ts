import type { NamedAsset } from '../../design-system/domain/reference/asset/assetBook.ts'
import { noFilters } from '../../design-system/domain/trading/advert/offer.ts'
import type { Offer, OfferFilters, OfferPage } from '../../design-system/domain/trading/advert/offer.ts'

export const pageSize = 20

export const bitcoin: NamedAsset = { code: 'BTC', name: 'Bitcoin', kind: 'coin', decimals: 8, shown: 8 }
export const naira: NamedAsset = {
  code: 'NGN',
  name: 'Nigerian naira',
  kind: 'fiat',
  decimals: 2,
  shown: 2,
  symbol: '₦',
}

export const search: OfferFilters = {
  ...noFilters,
  type: 'buy',
  cryptoCurrencyCode: 'BTC',
  currencyCode: 'NGN',
  amount: '250000',
  amountSide: 'fiat',
  sort: 'best_price',
}

const method = (code: string, name: string) =>
  ({ code, name, group: 'bank_transfer', speed: 'instant', reversible: false }) as const

const newOffer = (number: number): Offer => ({
  id: `offer-${number}`,
  type: 'Sell',
  cryptoCurrencyCode: 'BTC',
  currencyCode: 'NGN',
  price: String(147_000_000 + number * 10),
  marketDeltaPercent: '0.4',
  paymentMethods: [method('opay', 'OPay'), method('kuda', 'Kuda'), method('uba', 'UBA')],
  minimum: '15000',
  maximum: '3200000',
  escrowMinutes: 30,
  allowAnonymous: number % 5 === 0,
  owner: {
    userName: `trader_${number}`,
    avatarUrl: null,
    isVerified: number % 2 === 0,
    ratingPercent: '98.7',
    tradesCount: 1200 + number,
    isOnline: number % 3 === 0,
    lastOnlineAt: '2026-03-05T14:04:00.000Z',
  },
  isOwn: false,
  youGet: '0.00169125',
  requirements: number % 7 === 0 ? [{ code: 'identity_required', required: null, present: null }] : [],
})

const made = new Map<string, Offer>()

/** An offer by its id, the same object each time. */
export function offerOf(id: string): Offer {
  const known = made.get(id)
  if (known !== undefined) return known
  const fresh = newOffer(Number(id.slice('offer-'.length)))
  made.set(id, fresh)
  return fresh
}

const idsOf = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `offer-${from + index}`)

/** A page of the list. */
export const pageOf = (page: number): OfferPage => ({
  items: idsOf((page - 1) * pageSize, page * pageSize).map(offerOf),
  page,
  pages: 500,
  total: 10_000,
  totalIsCapped: false,
})

let unfolded: readonly string[] = []

/** The offers of so many pages after the first, the same list until there are more. */
export function furtherIds(pages: number): readonly string[] {
  if (unfolded.length !== pages * pageSize) unfolded = idsOf(pageSize, (pages + 1) * pageSize)
  return unfolded
}
