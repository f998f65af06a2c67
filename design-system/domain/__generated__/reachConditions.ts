// Made of server/openapi.json by `npm run generate`.
export const reachConditions = ['phone_required', 'identity_required', 'minimum_volume_usd', 'minimum_feedback_score'] as const
export type ReachCondition = (typeof reachConditions)[number]
