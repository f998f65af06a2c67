import { expect, screen } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { StorePage } from '../../app/features/merchant/store/StorePage.tsx'
import { storyStore, storyStores } from '../domain/support/shop/storyStores.ts'
import { refusal } from '../support/app/failingAnswers.ts'
import { findVisible } from '../support/findVisible.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { onceLoaded, showsText } from '../support/plays.ts'
import { storeAnswers } from './storeAnswers.ts'

const meta = preview.meta({ title: 'Pages/Store', component: StorePage, ...pageMeta })

const page = pageAt(`/me/merchant/view/${storyStore().accountId}`, storeAnswers)

/** A store that is in use says first that it can be paid, then what it is and how to close it. */
export const Loaded = meta.story({
  tags: ['visual'],
  render: page.usual,
  play: onceLoaded(showsText('Your store can be paid.')),
})
/** A suspended store tells the reason and offers no new invoice; its long Russian name wraps on a phone. */
export const SuspendedOnPhoneInRussian = meta.story({
  tags: ['visual'],
  ...page.onPhoneInRussian,
  render: page.at(`/me/merchant/view/${storyStores[2]?.accountId}`),
})
/** The viewer's other stores stand beside the place of the one that is coming. */
export const Loading = meta.story(page.loading('merchantAccount'))
/** A store that is closed, or somebody else's. */
export const Empty = meta.story({
  render: page.with(storeAnswers([])),
  play: showsText('There is no such store'),
})
/** A store that did not load is not said to be gone: it can be asked for again. */
export const Failed = meta.story(page.failed('merchantAccount'))
/** A store is closed only by typing its name; the list of stores then has one less. */
export const Closes = meta.story({
  render: page.usual,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close the store' }))
    await userEvent.type(await screen.findByRole('textbox'), 'Harbor & Pine Coffee')
    await userEvent.click(screen.getByRole('button', { name: 'Close Harbor & Pine Coffee' }))
    await expect(await canvas.findAllByRole('article')).toHaveLength(2)
  },
})
/** Somebody may be about to pay. */
export const NotClosedWhileInvoicesAreOpen = meta.story({
  render: page.with({
    deleteMerchantAccount: () => {
      throw refusal(409, 'store_has_open_invoices')
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close the store' }))
    await userEvent.type(await screen.findByRole('textbox'), 'Harbor & Pine Coffee')
    await userEvent.click(screen.getByRole('button', { name: 'Close Harbor & Pine Coffee' }))
    await findVisible(
      screen.findByText('Some invoices of this store are still open. Cancel them, or wait until they end.'),
    )
    await expect(screen.getByRole('textbox')).toHaveValue('Harbor & Pine Coffee')
  },
})
