import { add } from '../../../../format/decimal.ts'
import type { InvoiceMoney } from '../../invoice/invoiceShape.ts'
import type { InvoiceDetailShape, InvoiceRefund } from './merchantInvoice.ts'

/**
 * What a refund sends back: what it says, and before that what is kept apart of its network. Coins of another way than the first
 * that are kept apart wait for a refund of their own. Null where nothing is.
 */
export function refundAmount(
  { amount, network }: Pick<InvoiceRefund, 'amount' | 'network'>,
  { payments }: Pick<InvoiceDetailShape, 'payments'>,
): InvoiceMoney | null {
  if (amount !== null) return amount
  const held = payments.filter(payment => payment.network === network && payment.rest?.status === 'held')
  const asset = held[0]?.rest?.amount.asset
  if (asset === undefined) return null
  const sums = held.flatMap(({ rest }) => (rest?.amount.asset === asset ? [rest.amount.amount] : []))
  return { asset, amount: sums.reduce(add, '0') }
}
