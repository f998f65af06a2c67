// Made of server/openapi.json by `npm run generate`.
export const twoFactorMethods = ['google_authenticator'] as const
export type TwoFactorMethod = (typeof twoFactorMethods)[number]
