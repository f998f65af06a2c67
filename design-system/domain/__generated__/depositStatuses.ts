// Made of server/openapi.json by `npm run generate`.
export const depositStatuses = ['seen', 'confirming', 'credited', 'below_minimum', 'unattributed', 'vanished', 'reversed'] as const
export type DepositStatus = (typeof depositStatuses)[number]
