// Made of server/openapi.json by `npm run generate`.
export const invoiceRestStatuses = ['held', 'accepted', 'refunding', 'refunded'] as const
export type InvoiceRestStatus = (typeof invoiceRestStatuses)[number]
