// Made of server/openapi.json by `npm run generate`.
export const profileStandings = ['ok', 'suspended', 'banned'] as const
export type ProfileStanding = (typeof profileStandings)[number]
