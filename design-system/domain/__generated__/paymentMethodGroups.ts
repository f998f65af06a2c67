// Made of server/openapi.json by `npm run generate`.
export const paymentMethodGroups = ['bank_transfer', 'mobile_money', 'wallet', 'cash', 'gift_card', 'other'] as const
export type PaymentMethodGroup = (typeof paymentMethodGroups)[number]
