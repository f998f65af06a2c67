// Made of server/openapi.json by `npm run generate`.
export const passwordNeeds = ['length', 'uppercase', 'lowercase', 'number', 'special'] as const
export type PasswordNeed = (typeof passwordNeeds)[number]
