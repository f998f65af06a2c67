// Made of server/openapi.json by `npm run generate`.
export const documentVersionStates = ['draft', 'scheduled', 'shown', 'earlier', 'withdrawn'] as const
export type DocumentVersionState = (typeof documentVersionStates)[number]
