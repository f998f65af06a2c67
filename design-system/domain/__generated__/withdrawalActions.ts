// Made of server/openapi.json by `npm run generate`.
export const withdrawalActions = ['cancel', 'resend'] as const
export type WithdrawalAction = (typeof withdrawalActions)[number]
