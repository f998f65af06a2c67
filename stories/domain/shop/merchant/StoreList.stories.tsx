import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { StoreList } from '../../../../design-system/domain/shop/merchant/store/StoreList.tsx'
import { storyMerchantPages, storyStores } from '../../support/shop/storyStores.ts'
import { expectLink } from '../../../support/plays.ts'

const links = {
  view: '#view',
  stats: '#stats',
  software: '#software',
  edit: '#edit',
  look: '#look',
  invoices: '#invoices',
  createInvoice: '#new',
}
const ready = { status: 'ready', items: storyStores, limit: 10, isStale: false } as const
const onRetry = fn()

const meta = preview.meta({
  title: 'Domain/Merchant/StoreList',
  component: StoreList,
  args: { content: ready, createHref: '#create', linksOf: () => links, pages: storyMerchantPages },
})

/** A store in review, an active and a suspended one; each link of a card also names its store. */
export const States = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    for (const status of ['In review', 'Active', 'Suspended'])
      await expect(canvas.getByText(status)).toBeInTheDocument()
    await expectLink(canvas, 'Open a store', '#create')
    await expectLink(canvas, 'Style Night Market', '#look')
  },
})
/** The longest name of a store among the cards of a phone, in Russian. */
export const InRussianOnPhone = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
})
/** Stores that could not be loaded again stay, under a note. */
export const Stale = meta.story({ args: { content: { ...ready, isStale: true } } })
/** With as many stores as there may be no other can be opened, and it is said why. */
export const Full = meta.story({
  args: { content: { ...ready, limit: 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You have 3 stores/)).toBeInTheDocument()
    await expect(canvas.queryByRole('link', { name: 'Open a store' })).not.toBeInTheDocument()
  },
})
/** Before the first store it is said what a store is, and the button is there once. */
export const Empty = meta.story({ args: { content: { ...ready, items: [] } } })
/** Two cards keep the place under a title and pages that are there already. */
export const Loading = meta.story({ args: { content: { status: 'loading' } } })
/** The tabs of a merchant’s pages still lead on while the list tries again. */
export const Failed = meta.story({
  args: { content: { status: 'failed', onRetry, isRetrying: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalled()
  },
})
