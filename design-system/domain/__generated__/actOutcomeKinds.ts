// Made of server/openapi.json by `npm run generate`.
export const actOutcomeKinds = ['done', 'asked'] as const
export type ActOutcomeKind = (typeof actOutcomeKinds)[number]
