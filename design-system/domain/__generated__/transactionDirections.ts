// Made of server/openapi.json by `npm run generate`.
export const transactionDirections = ['incoming', 'outgoing', 'internal'] as const
export type TransactionDirection = (typeof transactionDirections)[number]
