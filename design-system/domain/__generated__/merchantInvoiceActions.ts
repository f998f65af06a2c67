// Made of server/openapi.json by `npm run generate`.
export const merchantInvoiceActions = ['cancel', 'mail', 'accept_rest', 'confirm_refund'] as const
export type MerchantInvoiceAction = (typeof merchantInvoiceActions)[number]
