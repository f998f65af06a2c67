// Made of server/openapi.json by `npm run generate`.
export const caseLists = ['mine', 'nobodys', 'raised'] as const
export type CaseList = (typeof caseLists)[number]
