// Made of server/openapi.json by `npm run generate`.
export const payerActions = ['choose', 'renew', 'retry', 'leave_refund_address', 'return_to_store', 'contact_store'] as const
export type PayerAction = (typeof payerActions)[number]
