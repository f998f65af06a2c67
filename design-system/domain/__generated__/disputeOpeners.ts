// Made of server/openapi.json by `npm run generate`.
export const disputeOpeners = ['buyer', 'system'] as const
export type DisputeOpener = (typeof disputeOpeners)[number]
