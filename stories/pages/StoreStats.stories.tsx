import preview from '../../.storybook/preview.tsx'
import { StoreStatsPage } from '../../app/features/merchant/stats/StoreStatsPage.tsx'
import { noInvoiceFigures, noPayouts } from '../domain/support/shop/storyMerchantStats.ts'
import { storyStore } from '../domain/support/shop/storyStores.ts'
import { findVisible } from '../support/findVisible.ts'
import { pageMeta } from '../support/app/pageAt.tsx'
import { expectLink, showsText } from '../support/plays.ts'
import { statsPage } from './statsPage.ts'

const meta = preview.meta({ title: 'Pages/StoreStatistics', component: StoreStatsPage, ...pageMeta })

const address = `/me/merchant/view/${storyStore().accountId}/statistics`
const page = statsPage(address, 2, 'Harbor & Pine Coffee')

/** Two charts of one store: invoices made and paid by month, and what was paid, under the store's own name. */
export const Loaded = meta.story({ tags: ['visual'], ...page.loaded })
/** The tabs of a store, a chart and its months one under the other on a phone, with Russian months. */
export const OnPhoneInRussian = meta.story({ tags: ['visual'], ...page.onPhoneInRussian })
/** The store is known already, so its name and tabs stand above the charts that are coming. */
export const Loading = meta.story(page.loading('merchantAccountStats'))
/** A store without an invoice. */
export const Empty = meta.story({
  render: page.with({
    merchantAccountStats: () => ({
      ...storyStore().look,
      ...noInvoiceFigures,
      accountId: storyStore().accountId,
    }),
    merchantAccountPayoutStats: () => noPayouts,
  }),
  play: async ({ canvas }) => {
    await findVisible(canvas.findByText(/No invoices in 6.months/))
    await expectLink(canvas, 'New invoice', `/me/merchant/invoice/${storyStore().accountId}/create`)
  },
})
/** Figures fail below the name and tabs of their store, which still lead on. */
export const Failed = meta.story(page.failed('merchantAccountPayoutStats'))
/** A store that is closed, or somebody else's. */
export const NoStore = meta.story({
  render: page.at('/me/merchant/view/01900000-0000-7000-8000-0000000000ff/statistics'),
  play: showsText('There is no such store'),
})
/** Nobody is logged in. */
export const Forbidden = meta.story(page.forbidden())
