import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { WorkspacePage } from '../../app/features/merchant/stats/WorkspacePage.tsx'
import { noInvoiceFigures, noPayouts } from '../domain/support/shop/storyMerchantStats.ts'
import { findVisible } from '../support/findVisible.ts'
import { pageMeta } from '../support/app/pageAt.tsx'
import { expectLink } from '../support/plays.ts'
import { statsPage } from './statsPage.ts'

const meta = preview.meta({ title: 'Pages/Statistics', component: WorkspacePage, ...pageMeta })

const address = '/me/merchant/workspace'
const page = statsPage(address, 2)

/** All stores of a merchant in two charts, then each store as a link to figures of its own. */
export const Loaded = meta.story({
  tags: ['visual'],
  render: page.usual,
  play: async context => {
    await page.loaded.play(context)
    const { canvas } = context
    await expect(canvas.getByRole('link', { name: 'Statistics' })).toHaveAttribute('aria-current', 'page')
    await expectLink(
      canvas,
      'Night Market',
      '/me/merchant/view/01900000-0000-7000-8000-000000000003/statistics',
    )
  },
})
/** The tabs of a merchant and both charts with their months on a phone, in Russian. */
export const OnPhoneInRussian = meta.story({ tags: ['visual'], ...page.onPhoneInRussian })
/** The tabs lead on to stores and attracted stores before the first chart is there. */
export const Loading = meta.story(page.loading('merchantStats'))
/** Somebody who has no store. */
export const Empty = meta.story({
  render: page.with({
    merchantStats: () => ({ ...noInvoiceFigures, stores: [] }),
    merchantPayoutStats: () => noPayouts,
  }),
  play: async ({ canvas }) => {
    await findVisible(canvas.findByText('No stores yet'))
    await expectLink(canvas, 'Open a store', '/me/merchant/create')
  },
})
/** The figures fail in one card; title, tabs and the stores beside them stay. */
export const Failed = meta.story(page.failed('merchantPayoutStats'))
/** Nobody is logged in. */
export const Forbidden = meta.story(page.forbidden())
