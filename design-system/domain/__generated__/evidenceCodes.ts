// Made of server/openapi.json by `npm run generate`.
export const evidenceCodes = ['statement', 'receipt', 'payer_name', 'account_history'] as const
export type EvidenceCode = (typeof evidenceCodes)[number]
