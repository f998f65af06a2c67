import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { TransactionsFilterPage } from '../../app/features/transaction/TransactionsFilterPage.tsx'
import { findVisible } from '../support/findVisible.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { loaded, onceLoaded } from '../support/plays.ts'

const meta = preview.meta({
  title: 'Pages/TransactionsFilter',
  component: TransactionsFilterPage,
  ...pageMeta,
})

const page = pageAt('/transactionsFilter')

/** What is chosen stands in the address of the list. */
export const Loaded = meta.story({
  tags: ['visual'],
  ...page.onPhone,
  play: onceLoaded(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Deposits' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Address or transaction id' }), 'bc1qar')
    await userEvent.type(canvas.getByRole('textbox', { name: 'From day' }), '01.03.2026')
    const show = canvas.getByRole('link', { name: 'Show transactions' })
    await findVisible(canvas.findByRole('button', { name: /From 01\.03\.2026/ }))
    await expect(show).toHaveAttribute(
      'href',
      '/transactions?categories=deposit&search=bc1qar&from=2026-03-01',
    )
  }),
})
/** Filters that the address brings stand as chips above the form, in Russian on a phone. */
export const OnPhoneInRussian = meta.story({
  ...page.onPhoneInRussian,
  render: page.at('/transactionsFilter?categories=deposit,swap&direction=incoming'),
})
/** With nothing chosen there is no chip, and the button leads to the whole list. */
export const Empty = meta.story(page.loaded)
/** What an address says wrongly is left out. */
export const Failed = meta.story({
  render: page.at('/transactionsFilter?types=Nothing&from=yesterday'),
  play: loaded,
})
/** Nobody is logged in. */
export const Forbidden = meta.story(page.forbidden())
