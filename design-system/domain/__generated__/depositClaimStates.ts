// Made of server/openapi.json by `npm run generate`.
export const depositClaimStates = ['credited', 'waiting'] as const
export type DepositClaimState = (typeof depositClaimStates)[number]
