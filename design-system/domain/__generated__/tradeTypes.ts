// Made of server/openapi.json by `npm run generate`.
export const tradeTypes = ['buy', 'sell', 'swap'] as const
export type TradeType = (typeof tradeTypes)[number]
