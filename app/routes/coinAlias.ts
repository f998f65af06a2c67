/** A coin as an address names it, its code and its proper name, which is the same in every language. */
export interface CoinAlias {
  readonly alias: string
  readonly code: string
  readonly name: string
}

/**
 * The coins that have pages of their own (`/buy-bitcoin`). Kept here as well as in the reference data, because an address
 * must be understood before anything is loaded; `tests/contract` holds the two together.
 */
export const coinAliases: readonly CoinAlias[] = [
  { alias: 'bitcoin', code: 'BTC', name: 'Bitcoin' },
  { alias: 'ethereum', code: 'ETH', name: 'Ethereum' },
  { alias: 'tether', code: 'USDT', name: 'Tether' },
  { alias: 'usd-coin', code: 'USDC', name: 'USD Coin' },
  { alias: 'dai', code: 'DAI', name: 'Dai' },
  { alias: 'toncoin', code: 'TON', name: 'Toncoin' },
  { alias: 'tron', code: 'TRX', name: 'TRON' },
  { alias: 'litecoin', code: 'LTC', name: 'Litecoin' },
  { alias: 'monero', code: 'XMR', name: 'Monero' },
  { alias: 'a7a5', code: 'A7A5', name: 'A7A5' },
  { alias: 'rubt', code: 'RUBT', name: 'RUBT' },
]

/** The coin of an address, or undefined for a word that is none. */
export const coinOfAlias = (alias: string): CoinAlias | undefined =>
  coinAliases.find(coin => coin.alias === alias)

/** The coin's row, by its code. */
export const coinOfCode = (code: string): CoinAlias | undefined =>
  coinAliases.find(coin => coin.code === code)
