import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { CancelInvoiceDialog } from '../../../../design-system/domain/shop/merchant/invoice/CancelInvoiceDialog.tsx'
import { MailInvoiceDialog } from '../../../../design-system/domain/shop/merchant/invoice/MailInvoiceDialog.tsx'
import { SendBackDialog } from '../../../../design-system/domain/shop/merchant/invoice/SendBackDialog.tsx'
import { TakeRestDialog } from '../../../../design-system/domain/shop/merchant/invoice/TakeRestDialog.tsx'
import { findVisible } from '../../../support/findVisible.ts'
import { storyBook } from '../../support/storyAssetBook.ts'
import { storyRefund } from '../../support/shop/storyMerchantInvoices.ts'

const [onSubmit, close, dismiss] = [fn(async () => undefined), fn(), fn()]
const controls = { close, dismiss, onSubmit }
const rest = { id: 'p1', kind: 'over', status: 'held', amount: { amount: '13.6', asset: 'USDT' } } as const

const meta = preview.meta({
  title: 'Domain/Merchant/InvoiceDialogs',
  component: CancelInvoiceDialog,
  subcomponents: { MailInvoiceDialog, SendBackDialog, TakeRestDialog },
  args: controls,
})

/** A plain dialog is enough: coins that come all the same are kept apart for a decision. */
export const Cancel = meta.story({
  play: async ({ userEvent }) => {
    await findVisible(screen.findByRole('dialog', { name: 'Cancel this invoice?' }))
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the invoice' }))
    await waitFor(() => expect(close).toHaveBeenCalledWith(true))
  },
})
/** The sum that is taken stands in the title, before it is confirmed. */
export const Take = meta.story({
  render: () => <TakeRestDialog {...controls} rest={rest} assets={storyBook} />,
  play: async () => {
    await findVisible(screen.findByRole('dialog', { name: /^Take 13\.60?/ }))
  },
})
/** Coins that leave do not return: an alert dialog with the address and its memo. */
export const SendBack = meta.story({
  tags: ['visual'],
  render: () => (
    <SendBackDialog
      {...controls}
      refund={storyRefund({ memo: '4471' })}
      amount={rest.amount}
      assets={storyBook}
    />
  ),
  play: async ({ userEvent }) => {
    await findVisible(screen.findByRole('alertdialog', { name: /^Send back 13\.60?/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Send it back' }))
    await waitFor(() => expect(onSubmit).toHaveBeenCalled())
  },
})
/** No sum is named where none is known; the warning in Russian on a phone. */
export const SendBackInRussianOnPhone = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  render: () => <SendBackDialog {...controls} refund={storyRefund()} amount={null} assets={storyBook} />,
})
/** Nobody’s address is known: it is asked for, and is what the dialog answers. */
export const Mail = meta.story({
  render: () => <MailInvoiceDialog {...controls} email={null} />,
  play: async ({ userEvent }) => {
    const email = await screen.findByRole('textbox', { name: 'E-mail of the payer' })
    await userEvent.type(email, 'mara@example.com')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(close).toHaveBeenCalledWith('mara@example.com'))
  },
})
