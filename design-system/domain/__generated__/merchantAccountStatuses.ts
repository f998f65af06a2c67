// Made of server/openapi.json by `npm run generate`.
export const merchantAccountStatuses = ['pending_review', 'active', 'suspended'] as const
export type MerchantAccountStatus = (typeof merchantAccountStatuses)[number]
