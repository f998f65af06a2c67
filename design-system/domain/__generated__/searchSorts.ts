// Made of server/openapi.json by `npm run generate`.
export const searchSorts = ['best_price', 'you_get', 'fastest_release', 'best_rated', 'most_trades', 'newest'] as const
export type SearchSort = (typeof searchSorts)[number]
