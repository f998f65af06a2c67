// Made of server/openapi.json by `npm run generate`.
export const merchantAccountTypes = ['goods', 'digital_goods', 'services', 'donations', 'other'] as const
export type MerchantAccountType = (typeof merchantAccountTypes)[number]
