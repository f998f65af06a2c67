// Made of server/openapi.json by `npm run generate`.
export const disputeReasons = ['not_released', 'wrong_amount', 'third_party_payment', 'payment_reversed', 'other'] as const
export type DisputeReason = (typeof disputeReasons)[number]
