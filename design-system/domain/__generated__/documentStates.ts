// Made of server/openapi.json by `npm run generate`.
export const documentStates = ['draft', 'scheduled', 'published', 'archived'] as const
export type DocumentState = (typeof documentStates)[number]
