// Made of server/openapi.json by `npm run generate`.
export const tradeGroups = ['new', 'paid', 'dispute', 'completed', 'cancelled', 'closed'] as const
export type TradeGroup = (typeof tradeGroups)[number]
