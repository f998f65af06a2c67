// Made of server/openapi.json by `npm run generate`.
export const tradeSorts = ['created', 'updated'] as const
export type TradeSort = (typeof tradeSorts)[number]
