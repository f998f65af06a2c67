// Made of server/openapi.json by `npm run generate`.
export const merchantWebhookErrors = ['redirected', 'not_public', 'unresolved', 'unreachable', 'certificate', 'late'] as const
export type MerchantWebhookError = (typeof merchantWebhookErrors)[number]
