import * as unions from '../../__generated__/unions.ts'

/** What a wallet is valued in: the pair of those who would rather not show more. */
export const walletFiats = unions.walletFiats
export type WalletFiat = (typeof walletFiats)[number]
