// Made of server/openapi.json by `npm run generate`.
export const deskMessageWays = ['letter', 'messenger', 'push', 'phone', 'webhook'] as const
export type DeskMessageWay = (typeof deskMessageWays)[number]
