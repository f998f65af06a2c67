// Made of server/openapi.json by `npm run generate`.
export const invoiceRestKinds = ['over', 'late', 'short'] as const
export type InvoiceRestKind = (typeof invoiceRestKinds)[number]
