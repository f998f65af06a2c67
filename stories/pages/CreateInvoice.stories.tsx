import { expect, screen } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { CreateInvoicePage } from '../../app/features/merchant/invoice/CreateInvoicePage.tsx'
import { storyMerchantInvoice } from '../domain/support/storyMerchantInvoices.ts'
import { storyStore, storyStores } from '../domain/support/storyStores.ts'
import { onPhone, pageParameters, pageSettled } from '../support/app/currentExchange.ts'
import { loaded } from '../support/app/loaded.ts'
import { broken, never } from '../support/app/refused.ts'
import { shown } from '../support/shown.ts'
import { StoryApp } from '../support/app/StoryApp.tsx'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { invoiceAnswers } from './invoiceAnswers.ts'
import { asVisitor } from './marketAnswers.ts'

const meta = preview.meta({
  title: 'Pages/CreateInvoice',
  component: CreateInvoicePage,
  parameters: pageParameters,
  afterEach: pageSettled,
})

const addressOf = (accountId: string, query = '') => `/me/merchant/invoice/${accountId}/create${query}`
const at =
  (changed: StoryAnswers = {}, address = addressOf(storyStore().accountId)) =>
  () => <StoryApp address={address} answers={{ ...invoiceAnswers(), ...changed }} />

export const Loaded = meta.story({
  tags: ['visual'],
  render: at(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Amount' }), '12.50')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Product' }), 'Cold brew')
    await userEvent.click(canvas.getByRole('button', { name: 'Create the invoice' }))
    // What was made is there at once, with its link.
    await shown(screen.findByRole('dialog', { name: 'Invoice' }))
    await shown(screen.findByText('https://souk.example/invoice/7f3k9q2m5x8d'))
  },
})
export const Copied = meta.story({
  render: at({}, addressOf(storyStore().accountId, `?from=${storyMerchantInvoice('paid').id}`)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Product' })).toHaveValue('Ethiopia Guji, 1 kg')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Copy of an invoice')
  },
})
/** The store is not reviewed yet. */
export const InReview = meta.story({
  tags: ['visual'],
  render: at({}, addressOf(storyStores[0]?.accountId ?? '')),
  play: async ({ canvas }) => {
    await shown(canvas.findByText('You can make invoices once the store is reviewed'))
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument()
  },
})
export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { ...onPhone, locale: 'ru' },
  render: at(),
  play: loaded,
})
export const Loading = meta.story({ render: at({ merchantAccount: never }) })
/** A store that is closed, or somebody else's. */
export const Empty = meta.story({
  render: () => (
    <StoryApp
      address="/me/merchant/invoice/01900000-0000-7000-8000-0000000000ff/create"
      answers={invoiceAnswers()}
    />
  ),
  play: async ({ canvas }) => {
    await shown(canvas.findByText('There is no such store'))
  },
})
export const Failed = meta.story({
  render: at({ merchantAccount: broken }),
  play: async ({ canvas }) => {
    await shown(canvas.findByRole('button', { name: 'Try again' }))
  },
})
/** Nobody is logged in. */
export const Forbidden = meta.story({
  render: at(asVisitor),
  play: async ({ canvas }) => {
    await shown(canvas.findByRole('heading', { level: 1, name: 'Log in' }))
  },
})
