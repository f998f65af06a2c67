// Made of server/openapi.json by `npm run generate`.
export const merchantWebhookStatuses = ['waiting', 'delivered', 'failed'] as const
export type MerchantWebhookStatus = (typeof merchantWebhookStatuses)[number]
