import { Stack } from '../../../../primitives/layout/Stack.tsx'
import type { AssetBook } from '../../../reference/asset/assetBook.ts'
import type { InvoiceMoney } from '../../invoice/invoiceShape.ts'
import { InvoiceActions } from './InvoiceActions.tsx'
import { InvoiceDecisions } from './InvoiceDecisions.tsx'
import { InvoiceFacts } from './InvoiceFacts.tsx'
import { InvoiceHead } from './InvoiceHead.tsx'
import { InvoiceLink } from './InvoiceLink.tsx'
import { InvoicePayments } from './InvoicePayments.tsx'
import { InvoiceRefunds } from './InvoiceRefunds.tsx'
import { InvoiceTimeline } from './InvoiceTimeline.tsx'
import type { InvoiceDetailShape, InvoiceRefund, InvoiceRest } from './merchantInvoice.ts'

/** What a store’s owner does with an invoice; each asks first. */
export interface InvoiceEvents {
  readonly onShare: () => void
  readonly onMail: () => void
  readonly onCancel: () => void
  readonly onTake: (rest: InvoiceRest) => void
  readonly onSendBack: (refund: InvoiceRefund, amount: InvoiceMoney | null) => void
}

interface InvoiceDetailProps extends InvoiceEvents {
  invoice: InvoiceDetailShape
  assets: AssetBook
  /** A new invoice, filled from this one. */
  duplicateHref: string
  /** What the shop was told of it. */
  webhooksHref: string
}

/** All that is known of one invoice, what waits for its store’s owner first. */
export function InvoiceDetail(props: InvoiceDetailProps) {
  const { invoice, assets, duplicateHref, webhooksHref, onShare, onMail, onCancel, onTake, onSendBack } =
    props
  return (
    <Stack gap="6">
      <InvoiceHead invoice={invoice} assets={assets} />
      <InvoiceDecisions invoice={invoice} assets={assets} onTake={onTake} />
      <InvoiceRefunds invoice={invoice} assets={assets} onSend={onSendBack} />
      <InvoiceLink url={invoice.url} onShare={onShare} />
      <InvoiceActions {...{ invoice, duplicateHref, webhooksHref, onMail, onCancel }} />
      {invoice.payments.length > 0 && <InvoicePayments payments={invoice.payments} assets={assets} />}
      <InvoiceFacts invoice={invoice} assets={assets} />
      <InvoiceTimeline events={invoice.timeline} assets={assets} />
    </Stack>
  )
}
