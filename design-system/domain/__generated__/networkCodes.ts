// Made of server/openapi.json by `npm run generate`.
export const networkCodes = ['bitcoin', 'ethereum', 'tron', 'ton', 'litecoin', 'monero'] as const
export type NetworkCode = (typeof networkCodes)[number]
