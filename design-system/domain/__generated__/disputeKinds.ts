// Made of server/openapi.json by `npm run generate`.
export const disputeKinds = ['dispute', 'claim'] as const
export type DisputeKind = (typeof disputeKinds)[number]
