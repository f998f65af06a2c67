// Made of server/openapi.json by `npm run generate`.
export const tradeApprovalStates = ['waiting', 'approved', 'declined', 'expired'] as const
export type TradeApprovalState = (typeof tradeApprovalStates)[number]
