import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { InvoicesPage } from '../../app/features/merchant/invoice/InvoicesPage.tsx'
import { heldInvoice, storyMerchantInvoice } from '../domain/support/shop/storyMerchantInvoices.ts'
import { storyStore, storyStores } from '../domain/support/shop/storyStores.ts'
import { onPhone } from '../support/app/currentExchange.ts'
import { findVisible } from '../support/findVisible.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { onceLoaded, showsText } from '../support/plays.ts'
import { invoiceAnswers } from './invoiceAnswers.ts'

const meta = preview.meta({ title: 'Pages/Invoices', component: InvoicesPage, ...pageMeta })

const address = `/me/merchant/invoices/${storyStore().accountId}`
const page = pageAt(address, invoiceAnswers)

/** Statuses of a store's invoices are links with their counts; going to paid ones and back loses nothing of the list. */
export const Loaded = meta.story({
  tags: ['visual'],
  render: page.usual,
  play: onceLoaded(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /^Paid/ }))
    await waitFor(() => expect(canvas.queryByText('No address')).not.toBeInTheDocument())
    await expect(canvas.getByRole('link', { name: /^Paid/ })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(canvas.getByRole('link', { name: /^All/ }))
    await findVisible(canvas.findByText('No address'))
  }),
})
/** The details of one invoice over the list: its link to give away, and cancelling it, which is asked about first. */
export const Opened = meta.story({
  tags: ['visual'],
  render: page.at(`${address}?invoice=${storyMerchantInvoice('created').id}`),
  play: async ({ userEvent }) => {
    await findVisible(screen.findByText('https://souk.example/invoice/7f3k9q2m5x8d'))
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the invoice' }))
    await findVisible(screen.findByRole('dialog', { name: 'Cancel this invoice?' }))
    const [, confirm] = await screen.findAllByRole('button', { name: 'Cancel the invoice', hidden: true })
    await userEvent.click(confirm as HTMLElement)
    await findVisible(screen.findByText('You cancelled it. Its page takes no payment.'))
    await expect(screen.queryByRole('button', { name: 'Cancel the invoice' })).not.toBeInTheDocument()
  },
})
/** Coins that came too much or too late wait for the store's word; once taken, nothing asks for a decision any more. */
export const Decided = meta.story({
  render: page.at(`${address}?held=true&invoice=${heldInvoice.id}`),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Take 13\.60?/ }))
    await findVisible(screen.findByRole('dialog', { name: /^Take 13\.60?/ }))
    const verbs = await screen.findAllByRole('button', { name: /^Take 13\.60?/, hidden: true })
    await userEvent.click(verbs.at(-1) as HTMLElement)
    await waitFor(() => expect(screen.queryByText('Decide on these coins')).not.toBeInTheDocument())
  },
})
/** Tabs, filters and days of the list in Russian on a wide screen. */
export const InRussian = meta.story(page.inRussian)
/** Tabs, sums of the whole store and invoices that need a decision stand out on a phone, in Russian. */
export const OnPhoneInRussian = meta.story({ tags: ['visual'], ...page.onPhoneInRussian })
/** On a phone the details fill the screen, and the coins to decide on stand right below the amount. */
export const OpenedOnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { ...onPhone, locale: 'ru' },
  render: page.at(`${address}?invoice=${heldInvoice.id}`),
  play: async () => {
    await findVisible(screen.findByText('Решите, что с этими монетами'))
  },
})
/** Statuses and filters can be used before the first invoices are there; five rows hold their places. */
export const Loading = meta.story(page.loading('invoices'))
/** A store that has made none is led to its first invoice. */
export const Empty = meta.story({
  tags: ['visual'],
  render: page.with(() => invoiceAnswers([])),
  play: showsText('No invoices yet'),
})
/** Nothing passes the filter: the way out is to clear it, not to make an invoice. */
export const EmptyByFilters = meta.story({
  render: page.at(`${address}?status=paid`, () => invoiceAnswers([])),
  play: showsText('Nothing matches these filters'),
})
/** No such invoice in this store. */
export const Missing = meta.story({
  render: page.at(`${address}?invoice=01900000-0000-7000-8000-0000000000ff`),
  play: async () => {
    await findVisible(screen.findByText('There is no such invoice'))
  },
})
/** Only the list fails: the store's name, its statuses and filters stay above it. */
export const Failed = meta.story(page.failed('invoices'))
/** A store that is closed, or somebody else's. */
export const NoStore = meta.story({
  render: page.at('/me/merchant/invoices/01900000-0000-7000-8000-0000000000ff'),
  play: showsText('There is no such store'),
})
/** Under review: no invoice can be made yet. */
export const InReview = meta.story({
  render: page.at(`/me/merchant/invoices/${storyStores[0]?.accountId ?? ''}`, () => invoiceAnswers([])),
  play: async ({ canvas }) => {
    await findVisible(canvas.findByText('No invoices yet'))
    await expect(canvas.queryByRole('link', { name: 'New invoice' })).not.toBeInTheDocument()
  },
})
/** Nobody is logged in. */
export const Forbidden = meta.story(page.forbidden())
