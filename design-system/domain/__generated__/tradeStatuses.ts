// Made of server/openapi.json by `npm run generate`.
export const tradeStatuses = ['new', 'paid_confirmed', 'expired_and_paid', 'disput', 'completed', 'completed_by_seller', 'completed_by_admin', 'cancelled_by_buyer', 'cancelled_by_admin', 'cancelled', 'closed'] as const
export type TradeStatus = (typeof tradeStatuses)[number]
