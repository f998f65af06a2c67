import { expect, screen } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { CreateInvoicePage } from '../../app/features/merchant/invoice/CreateInvoicePage.tsx'
import { storyMerchantInvoice } from '../domain/support/shop/storyMerchantInvoices.ts'
import { storyStore, storyStores } from '../domain/support/shop/storyStores.ts'
import { findVisible } from '../support/findVisible.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { showsText } from '../support/plays.ts'
import { invoiceAnswers } from './invoiceAnswers.ts'

const meta = preview.meta({ title: 'Pages/CreateInvoice', component: CreateInvoicePage, ...pageMeta })

const addressOf = (accountId: string, query = '') => `/me/merchant/invoice/${accountId}/create${query}`
const page = pageAt(addressOf(storyStore().accountId), invoiceAnswers)

/** Two fields make an invoice: it opens over the form at once, with the link to give to the payer. */
export const Loaded = meta.story({
  tags: ['visual'],
  render: page.usual,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Amount' }), '12.50')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Product' }), 'Cold brew')
    await userEvent.click(canvas.getByRole('button', { name: 'Create the invoice' }))
    // What was made is there at once, with its link.
    await findVisible(screen.findByRole('dialog', { name: 'Invoice' }))
    await findVisible(screen.findByText('https://souk.example/invoice/7f3k9q2m5x8d'))
  },
})
/** An invoice begun as a copy of an older one says so in its title, and its fields are filled in. */
export const Copied = meta.story({
  render: page.at(addressOf(storyStore().accountId, `?from=${storyMerchantInvoice('paid').id}`)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Product' })).toHaveValue('Ethiopia Guji, 1 kg')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Copy of an invoice')
  },
})
/** The store is not reviewed yet. */
export const InReview = meta.story({
  tags: ['visual'],
  render: page.at(addressOf(storyStores[0]?.accountId ?? '')),
  play: async ({ canvas }) => {
    await findVisible(canvas.findByText('You can make invoices once the store is reviewed'))
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument()
  },
})
/** What is paid for comes before who pays: one column of fields on a phone, in Russian. */
export const OnPhoneInRussian = meta.story({ tags: ['visual'], ...page.onPhoneInRussian })
/** No field is shown before it is known that the store may make invoices at all. */
export const Loading = meta.story(page.loading('merchantAccount'))
/** A store that is closed, or somebody else's. */
export const Empty = meta.story({
  render: page.at('/me/merchant/invoice/01900000-0000-7000-8000-0000000000ff/create'),
  play: showsText('There is no such store'),
})
/** A store that cannot be looked up is asked for again; the viewer's other stores stay beside it. */
export const Failed = meta.story(page.failed('merchantAccount'))
/** Nobody is logged in. */
export const Forbidden = meta.story(page.forbidden())
