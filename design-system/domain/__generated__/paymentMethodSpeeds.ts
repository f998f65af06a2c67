// Made of server/openapi.json by `npm run generate`.
export const paymentMethodSpeeds = ['instant', 'slow'] as const
export type PaymentMethodSpeed = (typeof paymentMethodSpeeds)[number]
