// Made of server/openapi.json by `npm run generate`.
export const ratePeriods = ['day', 'week', 'month', 'year'] as const
export type RatePeriod = (typeof ratePeriods)[number]
