// Made of server/openapi.json by `npm run generate`.
export const swapOfferHiddenReasons = ['paused', 'suspended', 'feature_off', 'switched_off', 'not_covered', 'newcomer_limit'] as const
export type SwapOfferHiddenReason = (typeof swapOfferHiddenReasons)[number]
