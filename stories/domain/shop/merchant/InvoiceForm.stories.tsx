import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { InvoiceBlockNotice } from '../../../../design-system/domain/shop/merchant/invoice/InvoiceBlockNotice.tsx'
import { InvoiceForm } from '../../../../design-system/domain/shop/merchant/invoice/InvoiceForm.tsx'
import { invoiceAssets } from '../../../../design-system/domain/shop/merchant/invoice/invoiceAsset.ts'
import type { InvoiceFormPlan } from '../../../../design-system/domain/shop/merchant/invoice/useInvoiceForm.ts'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { refusal } from '../../../support/app/failingAnswers.ts'
import { storyBook } from '../../support/storyAssetBook.ts'
import { longInvoice, storyMerchantInvoice } from '../../support/shop/storyMerchantInvoices.ts'
import { storyStore } from '../../support/shop/storyStores.ts'

const onSave = fn<InvoiceFormPlan['onSave']>(async () => {})

const meta = preview.meta({
  title: 'Domain/Merchant/InvoiceForm',
  component: InvoiceForm,
  subcomponents: { InvoiceBlockNotice },
  args: {
    choice: invoiceAssets(storyStore(), storyBook),
    firstAsset: 'USD',
    defaultLocale: 'en' as const,
    copied: null as InvoiceFormPlan['copied'],
    cancelHref: '#invoices',
    onSave,
  },
})

/** Cents have two digits and a letter needs an address: each is said at its field before anything is sent. */
export const New = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    const create = canvas.getByRole('button', { name: 'Create the invoice' })
    await userEvent.click(create)
    await expect(onSave).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount' }), '86.405')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Product' }), 'Coffee')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mail it now' }))
    await userEvent.click(create)
    await waitFor(() => expect(canvas.getByText('Digits after the point: 2 at most')).toBeVisible())
    // A letter needs somewhere to go.
    await expect(canvas.getByRole('textbox', { name: 'E-mail of the payer' })).toHaveAttribute(
      'aria-invalid',
      'true',
    )
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Amount' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount' }), '86.40')
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail of the payer' }), 'mara@example.com')
    await userEvent.click(create)
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith({
        amount: '86.4',
        asset: 'USD',
        productTitle: 'Coffee',
        productDescription: '',
        email: 'mara@example.com',
        sendEmail: true,
        reference: null,
        locale: 'en',
      }),
    )
  },
})
/** Amount and product are taken over from another invoice, its order number is not. */
export const Copy = meta.story({
  args: { copied: storyMerchantInvoice('paid') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveValue('86.4')
    await expect(canvas.getByRole('textbox', { name: 'Product' })).toHaveValue('Ethiopia Guji, 1 kg')
    await expect(canvas.getByRole('textbox', { name: 'Order number' })).toHaveValue('')
  },
})
/** An order number that another invoice has is marked at its own field. */
export const Refused = meta.story({
  args: {
    copied: storyMerchantInvoice('paid'),
    onSave: fn<InvoiceFormPlan['onSave']>(async () => {
      throw refusal(409, 'reference_taken', { reference: ['Another invoice has this number.'] })
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Order number' }), 'A-1')
    await userEvent.click(canvas.getByRole('button', { name: 'Create the invoice' }))
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Order number' })).toHaveAttribute('aria-invalid', 'true'),
    )
  },
})
/** A copy of an invoice with eighteen decimals and the longest product, in Russian on a phone. */
export const LongInRussianOnPhone = meta.story({
  tags: ['visual'],
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
  args: { copied: longInvoice, firstAsset: 'ETH' },
})
/** Its store may make none yet, or any more. */
export const Blocked = meta.story({
  render: () => (
    <Stack gap="6">
      <InvoiceBlockNotice
        storeHref="#store"
        store={{ status: 'pending_review', statusReason: null, reviewEndsAt: '2026-09-19T10:12:00.000Z' }}
      />
      <InvoiceBlockNotice
        storeHref="#store"
        store={{ status: 'suspended', statusReason: 'The goods are not described.', reviewEndsAt: null }}
      />
    </Stack>
  ),
})
