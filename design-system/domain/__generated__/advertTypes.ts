// Made of server/openapi.json by `npm run generate`.
export const advertTypes = ['Sell', 'Buy', 'Swap'] as const
export type AdvertType = (typeof advertTypes)[number]
