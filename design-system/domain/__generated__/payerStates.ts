// Made of server/openapi.json by `npm run generate`.
export const payerStates = ['choosing', 'waiting', 'seen', 'paid', 'underpaid', 'overpaid', 'late', 'expired', 'cancelled', 'no_offer', 'error', 'unknown'] as const
export type PayerState = (typeof payerStates)[number]
