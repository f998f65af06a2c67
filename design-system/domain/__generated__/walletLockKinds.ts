// Made of server/openapi.json by `npm run generate`.
export const walletLockKinds = ['trade', 'withdrawal', 'claim', 'payout'] as const
export type WalletLockKind = (typeof walletLockKinds)[number]
