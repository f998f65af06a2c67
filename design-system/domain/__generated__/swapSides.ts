// Made of server/openapi.json by `npm run generate`.
export const swapSides = ['from', 'to'] as const
export type SwapSide = (typeof swapSides)[number]
