import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { WorkspacePage } from '../../app/features/merchant/stats/WorkspacePage.tsx'
import { noInvoiceFigures, noPayouts } from '../domain/support/storyStats.ts'
import { shown } from '../support/shown.ts'
import { pageMeta } from '../support/app/pageAt.tsx'
import { statsPage } from './statsPage.ts'

const meta = preview.meta({ title: 'Pages/Statistics', component: WorkspacePage, ...pageMeta })

const address = '/me/merchant/workspace'
const page = statsPage(address, 2)

export const Loaded = meta.story({
  tags: ['visual'],
  render: page.usual,
  play: async context => {
    await page.loaded.play(context)
    const { canvas } = context
    await expect(canvas.getByRole('link', { name: 'Statistics' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Night Market' })).toHaveAttribute(
      'href',
      '/me/merchant/view/01900000-0000-7000-8000-000000000003/statistics',
    )
  },
})
export const OnPhoneInRussian = meta.story({ tags: ['visual'], ...page.onPhoneInRussian })
export const Loading = meta.story(page.loading('merchantStats'))
/** Somebody who has no store. */
export const Empty = meta.story({
  render: page.with({
    merchantStats: () => ({ ...noInvoiceFigures, stores: [] }),
    merchantPayoutStats: () => noPayouts,
  }),
  play: async ({ canvas }) => {
    await shown(canvas.findByText('No stores yet'))
    await expect(canvas.getByRole('link', { name: 'Open a store' })).toHaveAttribute(
      'href',
      '/me/merchant/create',
    )
  },
})
export const Failed = meta.story(page.failed('merchantPayoutStats'))
/** Nobody is logged in. */
export const Forbidden = meta.story(page.forbidden())
