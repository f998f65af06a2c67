import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { InvoiceDetail } from '../../../../design-system/domain/shop/merchant/invoice/InvoiceDetail.tsx'
import { InvoiceSheet } from '../../../../design-system/domain/shop/merchant/invoice/InvoiceSheet.tsx'
import { invoiceStatuses } from '../../../../design-system/domain/shop/merchant/invoice/merchantInvoice.ts'
import { Card } from '../../../../design-system/primitives/card/Card.tsx'
import { Grid } from '../../../../design-system/primitives/layout/Grid.tsx'
import { sideBySide } from '../../../../tests/support/browser/axeRules.ts'
import { storyBook } from '../../support/storyAssetBook.ts'
import { withStoppedClock } from '../../support/storyClock.tsx'
import {
  heldInvoice,
  longInvoice,
  storyMerchantInvoice,
  storyPayment,
  storyRefund,
} from '../../support/shop/storyMerchantInvoices.ts'
import { expectLink } from '../../../support/plays.ts'

const [onShare, onMail, onCancel, onTake, onSendBack] = [fn(), fn(), fn(), fn(), fn()]

const meta = preview.meta({
  title: 'Domain/Merchant/InvoiceDetail',
  component: InvoiceDetail,
  subcomponents: { InvoiceSheet },
  decorators: [withStoppedClock],
  args: {
    invoice: storyMerchantInvoice(),
    assets: storyBook,
    duplicateHref: '#duplicate',
    webhooksHref: '#webhooks',
    onShare,
    onMail,
    onCancel,
    onTake,
    onSendBack,
  },
})

/** An open invoice: its code unfolds, and it can be shared, mailed, duplicated and cancelled. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show QR code' }))
    await expect(canvas.getByRole('img', { name: 'QR code of the payment page' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
    await expect(onShare).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Mail it' }))
    await expect(onMail).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the invoice' }))
    await expect(onCancel).toHaveBeenCalled()
    await expectLink(canvas, 'Duplicate', '#duplicate')
  },
})
/** Each status, with what the server lets be done in it. */
export const States = meta.story({
  tags: ['visual'],
  // Several invoices at once have several regions of one name.
  parameters: { a11y: sideBySide },
  render: args => (
    <Grid columns="thirds" gap="4">
      {invoiceStatuses.map(status => (
        <Card key={status}>
          <InvoiceDetail {...args} invoice={storyMerchantInvoice(status)} />
        </Card>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('7 of 20 confirmations')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Cancel the invoice' })).toHaveLength(4)
  },
})
/** Coins beyond the amount come first: they are taken, or sent back to where the payer said. */
export const NeedsADecision = meta.story({
  tags: ['visual'],
  args: { invoice: heldInvoice },
  render: args => (
    <Grid columns="thirds">
      <InvoiceDetail {...args} />
    </Grid>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Take 13\.60?/ }))
    await expect(onTake).toHaveBeenCalledWith(expect.objectContaining({ kind: 'over' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Send it back' }))
    await expect(onSendBack).toHaveBeenCalledWith(expect.objectContaining({ status: 'asked' }), {
      amount: '13.6',
      asset: 'USDT',
    })
  },
})
/** Whoever reads the payer’s letters confirms the address: the store has no button for it. */
export const ConfirmedByLetter = meta.story({
  args: {
    invoice: storyMerchantInvoice('past_due', {
      hasHeld: true,
      payments: [
        storyPayment({
          isGone: true,
          rest: { id: 'p1', kind: 'short', status: 'held', amount: { amount: '20', asset: 'USDT' } },
        }),
      ],
      refunds: [storyRefund({ memo: '4471' }), storyRefund({ id: 'r2', status: 'confirmed' })],
      actions: ['accept_rest'],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/confirms the address by the letter/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Send it back' })).not.toBeInTheDocument()
  },
})
/** Eighteen decimals, the longest texts and coins to decide on, in Russian on a phone. */
export const LongInRussianOnPhone = meta.story({
  tags: ['visual'],
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
  args: { invoice: { ...heldInvoice, ...longInvoice, payments: heldInvoice.payments } },
})
