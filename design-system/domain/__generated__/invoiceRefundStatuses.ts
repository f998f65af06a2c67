// Made of server/openapi.json by `npm run generate`.
export const invoiceRefundStatuses = ['asked', 'confirmed', 'sent', 'withdrawn'] as const
export type InvoiceRefundStatus = (typeof invoiceRefundStatuses)[number]
