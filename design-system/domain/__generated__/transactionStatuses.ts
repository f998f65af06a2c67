// Made of server/openapi.json by `npm run generate`.
export const transactionStatuses = ['confirmed', 'under_way', 'ended'] as const
export type TransactionStatus = (typeof transactionStatuses)[number]
