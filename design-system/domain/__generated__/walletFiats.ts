// Made of server/openapi.json by `npm run generate`.
export const walletFiats = ['USD', 'RUB'] as const
export type WalletFiat = (typeof walletFiats)[number]
