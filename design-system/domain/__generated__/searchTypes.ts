// Made of server/openapi.json by `npm run generate`.
export const searchTypes = ['buy', 'sell'] as const
export type SearchType = (typeof searchTypes)[number]
