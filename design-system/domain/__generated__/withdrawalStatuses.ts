// Made of server/openapi.json by `npm run generate`.
export const withdrawalStatuses = ['awaiting_approval', 'approved', 'signed', 'broadcast', 'confirmed', 'declined', 'expired', 'cancelled', 'aml_refused', 'failed'] as const
export type WithdrawalStatus = (typeof withdrawalStatuses)[number]
