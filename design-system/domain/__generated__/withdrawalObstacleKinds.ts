// Made of server/openapi.json by `npm run generate`.
export const withdrawalObstacleKinds = ['paused', 'suspended', 'held', 'email_unconfirmed'] as const
export type WithdrawalObstacleKind = (typeof withdrawalObstacleKinds)[number]
