// Made of server/openapi.json by `npm run generate`.
export const rulingSides = ['buyer', 'seller'] as const
export type RulingSide = (typeof rulingSides)[number]
