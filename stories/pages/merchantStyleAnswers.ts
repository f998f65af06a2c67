import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { storyCss } from '../domain/support/shop/storyStoreCss.ts'
import { storyLook } from '../domain/support/shop/storyMerchantLook.ts'
import { accountAnswers } from './accountAnswers.ts'

export const storyStoreId = '01900000-0000-7000-8000-0000000000a1'

const store = {
  accountId: storyStoreId,
  type: 'goods',
  description: 'Coffee',
  currencyCode: 'USD',
  cryptoCurrencyCodes: ['USDT'],
  status: 'active',
  statusReason: null,
  statusChangedAt: '2026-03-01T10:00:00.000Z',
  reviewEndsAt: null,
  look: storyLook,
  customCss: null,
  createdAt: '2026-03-01T09:00:00.000Z',
}

interface Saved {
  readonly input: { readonly style: object; readonly colors: object }
}

/** Somebody with a store. */
export const merchantStyleAnswers: StoryAnswers = {
  ...accountAnswers,
  merchantAccount: () => store,
  merchantAccounts: () => ({ items: [store], limit: 10, attractedCount: 0 }),
  updateMerchantAccount: ({ input: { style, colors, ...switches } }: Saved) => ({
    ...store,
    look: { ...storyLook, ...switches, style: { ...storyLook.style, ...style }, colors },
  }),
  shareMerchantLook: () => ({ token: 'look-token', expiresAt: '2026-03-12T14:08:00.000Z' }),
  setMerchantCss: ({ input: { link } }: { readonly input: { readonly link: string | null } }) => ({
    ...store,
    look: { ...storyLook, customCssUrl: link === null ? null : storyCss },
    customCss: link === null ? null : { link, fetchedAt: '2026-03-05T14:08:00.000Z' },
  }),
  sharedMerchantLook: () => storyLook,
}
