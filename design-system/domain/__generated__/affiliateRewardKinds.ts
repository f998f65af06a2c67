// Made of server/openapi.json by `npm run generate`.
export const affiliateRewardKinds = ['share', 'bonus'] as const
export type AffiliateRewardKind = (typeof affiliateRewardKinds)[number]
