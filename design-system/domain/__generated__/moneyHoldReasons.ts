// Made of server/openapi.json by `npm run generate`.
export const moneyHoldReasons = ['password', 'email', 'phone', 'two_factor', 'recovery', 'operator'] as const
export type MoneyHoldReason = (typeof moneyHoldReasons)[number]
