// Made of server/openapi.json by `npm run generate`.
export const verificationKinds = ['email', 'phone', 'identity', 'messenger'] as const
export type VerificationKind = (typeof verificationKinds)[number]
