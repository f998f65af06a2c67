// Made of server/openapi.json by `npm run generate`.
export const deskFeatureNames = ['crypto_swaps', 'crypto_swaps_offers'] as const
export type DeskFeatureName = (typeof deskFeatureNames)[number]
