// Made of server/openapi.json by `npm run generate`.
export const refundConfirmers = ['email', 'store'] as const
export type RefundConfirmer = (typeof refundConfirmers)[number]
