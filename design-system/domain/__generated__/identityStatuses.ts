// Made of server/openapi.json by `npm run generate`.
export const identityStatuses = ['none', 'started', 'pending', 'approved', 'declined'] as const
export type IdentityStatus = (typeof identityStatuses)[number]
