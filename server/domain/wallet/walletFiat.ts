/** What a wallet is valued in: the pair of those who would rather not show more (specification 000 §9). */
export const walletFiats = ['USD', 'RUB'] as const
export type WalletFiat = (typeof walletFiats)[number]

/** What somebody's wallet is valued in: as they have chosen, else roubles for who trades in them. */
export const walletFiatOf = (chosen: WalletFiat | null, currencyCode: string): WalletFiat =>
  chosen ?? (currencyCode === 'RUB' ? 'RUB' : 'USD')
