// Made of server/openapi.json by `npm run generate`.
export const claimStatuses = ['open', 'for_buyer', 'for_seller'] as const
export type ClaimStatus = (typeof claimStatuses)[number]
