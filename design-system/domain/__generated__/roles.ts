// Made of server/openapi.json by `npm run generate`.
export const roles = ['user', 'arbiter', 'operator'] as const
export type Role = (typeof roles)[number]
