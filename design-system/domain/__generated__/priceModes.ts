// Made of server/openapi.json by `npm run generate`.
export const priceModes = ['average', 'formula', 'fixed'] as const
export type PriceMode = (typeof priceModes)[number]
