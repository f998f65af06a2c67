// Made of server/openapi.json by `npm run generate`.
export const tradeSides = ['buyer', 'seller', 'arbiter'] as const
export type TradeSide = (typeof tradeSides)[number]
