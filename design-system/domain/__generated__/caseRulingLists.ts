// Made of server/openapi.json by `npm run generate`.
export const caseRulingLists = ['all', 'mine', 'overturned'] as const
export type CaseRulingList = (typeof caseRulingLists)[number]
