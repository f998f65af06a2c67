// Made of server/openapi.json by `npm run generate`.
export const secondRequestDecisions = ['approve', 'refuse', 'withdraw'] as const
export type SecondRequestDecision = (typeof secondRequestDecisions)[number]
