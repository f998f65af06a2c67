// Made of server/openapi.json by `npm run generate`.
export const disputeWaits = ['buyer', 'seller', 'arbiter'] as const
export type DisputeWait = (typeof disputeWaits)[number]
