import { coinWallet } from './coinWallet.ts'

/** The namespaces of English that only the pages on wallets of coins say: they come with them. */
export const coinWalletResources = { coinWallet } as const
