// Made of server/openapi.json by `npm run generate`.
export const documentFindingSeverities = ['error', 'warning'] as const
export type DocumentFindingSeverity = (typeof documentFindingSeverities)[number]
