// Made of server/openapi.json by `npm run generate`.
export const searchPageTypes = ['buy', 'sell'] as const
export type SearchPageType = (typeof searchPageTypes)[number]
