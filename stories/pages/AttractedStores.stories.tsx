import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { AttractedPage } from '../../app/features/merchant/stats/AttractedPage.tsx'
import { noPayouts } from '../domain/support/shop/storyMerchantStats.ts'
import { storyStore } from '../domain/support/shop/storyStores.ts'
import { pageMeta } from '../support/app/pageAt.tsx'
import { showsText } from '../support/plays.ts'
import { statsPage } from './statsPage.ts'

const meta = preview.meta({ title: 'Pages/AttractedStores', component: AttractedPage, ...pageMeta })

const address = '/me/merchant/attracted'
const page = statsPage(address, 1)

/** Payments of all brought stores together, then each store as a link to its own figures. */
export const Loaded = meta.story({
  tags: ['visual'],
  render: page.usual,
  play: async context => {
    await page.loaded.play(context)
    const { canvas } = context
    const [first] = canvas.getAllByRole('link', { name: 'Harbor & Pine Coffee' })
    await expect(first).toHaveAttribute('href', `/me/merchant/attracted/${storyStore().accountId}`)
  },
})
/** The tabs of a merchant, the chart and its table of months at the width of a phone, with Russian months. */
export const OnPhoneInRussian = meta.story({ tags: ['visual'], ...page.onPhoneInRussian })
/** The tabs to stores and to own statistics lead on while these figures are still coming. */
export const Loading = meta.story(page.loading('attractedStores'))
/** Nobody opened a store because of them. */
export const Empty = meta.story({
  render: page.with({
    attractedPayments: () => noPayouts,
    attractedPaymentMethods: () => ({ currencyCode: 'USD', items: [] }),
    topAttractedStores: () => ({ items: [] }),
    attractedStores: () => ({ items: [] }),
  }),
  play: showsText('You have brought no stores yet'),
})
/** The tabs still lead elsewhere when these figures cannot be loaded; the page does not go blank. */
export const Failed = meta.story(page.failed('attractedStores'))
/** Nobody is logged in. */
export const Forbidden = meta.story(page.forbidden())
