import type { coinWalletResources as english } from '../en/coinWalletResources.ts'
import { coinWallet } from './coinWallet.ts'

/** The namespaces of Russian that only the pages on wallets of coins say; the type keeps them the same as the English ones. */
export const coinWalletResources: Record<keyof typeof english, object> = { coinWallet }
