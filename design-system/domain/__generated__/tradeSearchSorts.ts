// Made of server/openapi.json by `npm run generate`.
export const tradeSearchSorts = ['needs_me', 'created', 'updated'] as const
export type TradeSearchSort = (typeof tradeSearchSorts)[number]
