// Made of server/openapi.json by `npm run generate`.
export const hiddenReasons = ['withheld', 'not_listed', 'on_vacation', 'closed_now', 'owner_blocked', 'switched_off', 'price_unavailable', 'balance_too_low', 'stock_used_up', 'limits_empty'] as const
export type HiddenReason = (typeof hiddenReasons)[number]
