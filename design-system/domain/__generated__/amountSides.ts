// Made of server/openapi.json by `npm run generate`.
export const amountSides = ['fiat', 'crypto'] as const
export type AmountSide = (typeof amountSides)[number]
