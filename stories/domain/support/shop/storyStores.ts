import type { StoreShape } from '../../../../design-system/domain/shop/merchant/store/storeShape.ts'
import { storyLook } from './storyInvoices.ts'

/** Where a merchant's pages are. */
export const storyMerchantPages = {
  stores: '#stores',
  workspace: '#workspace',
  attracted: '#attracted',
} as const

/** A store of the stories; give what differs. */
export const storyStore = (differs: Partial<StoreShape> = {}): StoreShape => ({
  accountId: '01900000-0000-7000-8000-000000000001',
  type: 'goods',
  description: 'Coffee beans, roasted to order and sent by post.',
  currencyCode: 'USD',
  cryptoCurrencyCodes: ['BTC', 'USDT', 'ETH'],
  status: 'active',
  statusReason: null,
  reviewEndsAt: null,
  createdAt: '2026-09-18T10:12:00.000Z',
  look: storyLook,
  ...differs,
})

/** Stores in every status, the newest first. */
export const storyStores: readonly StoreShape[] = [
  storyStore({
    accountId: '01900000-0000-7000-8000-000000000003',
    status: 'pending_review',
    reviewEndsAt: '2026-09-19T10:12:00.000Z',
    currencyCode: null,
    look: { ...storyLook, title: 'Night Market', merchantId: '40219', logo: null },
  }),
  storyStore(),
  storyStore({
    accountId: '01900000-0000-7000-8000-000000000002',
    type: 'digital_goods',
    status: 'suspended',
    statusReason: 'The goods are not those of the description.',
    look: {
      ...storyLook,
      title: 'Мастерская редких пластинок и печатных изданий на Петроградской стороне',
      merchantId: '40218',
      logo: null,
    },
  }),
]
