import {
  storyAttracted,
  storyInvoiceFigures,
  storyMethods,
  storyPayouts,
} from '../domain/support/shop/storyMerchantStats.ts'
import { refusal } from '../support/app/failingAnswers.ts'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { storeAnswers } from './storeAnswers.ts'

const attractedPayments = {
  ...storyPayouts,
  months: storyPayouts.months.map(month => ({ ...month })),
}

/** What the server says to the pages of statistics. */
export const statsAnswers = (): StoryAnswers => ({
  ...storeAnswers(),
  merchantAccountStats: ({ accountId }: { accountId: string }) => ({
    ...storyInvoiceFigures,
    ...found(accountId),
  }),
  merchantAccountPayoutStats: () => storyPayouts,
  attractedPayments: () => attractedPayments,
  attractedPaymentMethods: () => ({ currencyCode: 'USD', items: storyMethods }),
  topAttractedStores: () => ({ items: storyAttracted.slice(1) }),
  attractedStores: () => ({ items: storyAttracted }),
  attractedStore: ({ accountId }: { accountId: string }) => ({
    ...attractedPayments,
    ...found(accountId),
    methods: storyMethods,
  }),
})

function found(accountId: string) {
  const store = storyAttracted.find(each => each.accountId === accountId)
  if (store === undefined) throw refusal(404, 'not_found')
  const { title, merchantId, since } = store
  return { accountId, title, merchantId, since }
}
