import { coinAliases as generated } from '../__generated__/coinAliases.ts'

/** A coin as an address names it, its code and its proper name, which is the same in every language. */
export interface CoinAlias {
  readonly alias: string
  readonly code: string
  readonly name: string
}

/** The coins that have pages of their own (`/buy-bitcoin`): made of the reference data, because an address must be understood at once. */
export const coinAliases: readonly CoinAlias[] = generated

/** The coin of an address, or undefined for a word that is none. */
export const coinOfAlias = (alias: string): CoinAlias | undefined =>
  coinAliases.find(coin => coin.alias === alias)

/** The coin's row, by its code. */
export const coinOfCode = (code: string): CoinAlias | undefined =>
  coinAliases.find(coin => coin.code === code)
