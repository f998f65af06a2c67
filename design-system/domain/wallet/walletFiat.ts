/** What a wallet is valued in: the pair of those who would rather not show more. */
export const walletFiats = ['USD', 'RUB'] as const
export type WalletFiat = (typeof walletFiats)[number]
