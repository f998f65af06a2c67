// Made of server/openapi.json by `npm run generate`.
export const invoiceStatuses = ['created', 'trade_initiated', 'paid', 'past_due', 'offer_not_found', 'trade_cancelled', 'init_trade_error', 'unknown'] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]
