import type { StoreShape, StoreValues } from '../../design-system/domain/shop/merchant/store/storeShape.ts'
import {
  storyInvoiceFigures,
  storyPayouts,
  storyStoreFigures,
} from '../domain/support/shop/storyMerchantStats.ts'
import { storyStores } from '../domain/support/shop/storyStores.ts'
import { refusal } from '../support/app/failingAnswers.ts'
import type { StoryAnswers } from '../support/app/storyExchange.ts'

/** What the server says to the pages of stores; changes are kept as long as the story. */
export function storeAnswers(first: readonly StoreShape[] = storyStores): StoryAnswers {
  let kept = first
  const found = (accountId: string) => {
    const one = kept.find(each => each.accountId === accountId)
    if (one === undefined) throw refusal(404, 'not_found')
    return one
  }
  const merged = (store: StoreShape, { title, defaultLocale, ...values }: Partial<StoreValues>) => ({
    ...store,
    ...values,
    look: { ...store.look, title: title ?? store.look.title, defaultLocale: defaultLocale ?? 'en' },
  })
  return {
    merchantAccounts: () => ({ items: kept, limit: 10, attractedCount: 3 }),
    merchantStats: () => ({ ...storyInvoiceFigures, stores: storyStoreFigures }),
    merchantPayoutStats: () => storyPayouts,
    merchantAccount: ({ accountId }: { accountId: string }) => found(accountId),
    createMerchantAccount: ({ input }: { input: StoreValues }) => {
      const [pending] = storyStores
      if (pending === undefined) throw new Error('There is no story of a new store')
      const store = merged({ ...pending, accountId: '01900000-0000-7000-8000-00000000000a' }, input)
      kept = [store, ...kept]
      return store
    },
    updateMerchantAccount: ({ accountId, input }: { accountId: string; input: Partial<StoreValues> }) => {
      kept = kept.map(each => (each.accountId === accountId ? merged(each, input) : each))
      return found(accountId)
    },
    deleteMerchantAccount: ({ accountId }: { accountId: string }) => {
      kept = kept.filter(each => each.accountId !== accountId)
      return { isDone: true }
    },
  }
}
