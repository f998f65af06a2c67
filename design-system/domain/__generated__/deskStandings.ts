// Made of server/openapi.json by `npm run generate`.
export const deskStandings = ['suspended', 'banned', 'held', 'arbiter', 'operator'] as const
export type DeskStanding = (typeof deskStandings)[number]
