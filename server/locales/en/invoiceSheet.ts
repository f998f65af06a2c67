import type { InvoiceSheetWords } from '../invoiceSheetWords.ts'

/** What the list of invoices says as a file. */
export const invoiceSheet: InvoiceSheetWords = {
  sheet: 'Invoices',
  file: 'invoices',
  column: {
    created: 'Created ({zone})',
    status: 'Status',
    title: 'Product',
    reference: 'Order',
    email: 'Payer',
    amount: 'Amount',
    asset: 'In',
    received: 'Received',
    coin: 'Coin',
    paid: 'Paid ({zone})',
    id: 'Invoice',
  },
  status: {
    created: 'Waiting for payment',
    trade_initiated: 'Payment seen',
    paid: 'Paid',
    past_due: 'Past due',
    offer_not_found: 'No rate for the coin',
    trade_cancelled: 'Cancelled',
    init_trade_error: 'No address',
    unknown: 'On hold',
  },
}
