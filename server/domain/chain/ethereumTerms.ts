import { coinCodes, type CoinCode } from '../reference/coin.ts'
import { tokenContract } from './token.ts'

/** Which chain it is, and the contracts of the coins that are guests on it. Both the adapter and the signer have it. */
export interface EthereumChain {
  readonly chainId: number
  readonly tokens: EthereumTokens
}

export type EthereumTokens = ReadonlyMap<CoinCode, string>

/** The main chain. */
export const ethereumMain = 1

/** Contracts on the main chain, as their issuers publish them. */
export const mainTokens: EthereumTokens = new Map(
  coinCodes.flatMap(coin => {
    const contract = tokenContract('ethereum', coin)
    return contract === null ? [] : [[coin, contract] as const]
  }),
)

/** What a transaction may take, in wei: so many units of gas, at most at this price, this much of it for the validator. */
export interface EthereumTerms {
  readonly gas: bigint
  readonly maxFeePerGas: bigint
  readonly maxPriorityFeePerGas: bigint
}

/** Terms as a signing order bears them. */
export const writeTerms = (terms: EthereumTerms): Readonly<Record<string, string>> => ({
  gas: String(terms.gas),
  max_fee_per_gas: String(terms.maxFeePerGas),
  max_priority_fee_per_gas: String(terms.maxPriorityFeePerGas),
})

/** The terms of an order; null when they are not complete, or bear anything else. */
export function readTerms(terms: Readonly<Record<string, string>>): EthereumTerms | null {
  const names = ['gas', 'max_fee_per_gas', 'max_priority_fee_per_gas']
  if (Object.keys(terms).length !== names.length) return null
  const [gas, maxFeePerGas, maxPriorityFeePerGas] = names.map(name => whole(terms[name]))
  if (gas === undefined || maxFeePerGas === undefined || maxPriorityFeePerGas === undefined) return null
  return maxPriorityFeePerGas <= maxFeePerGas ? { gas, maxFeePerGas, maxPriorityFeePerGas } : null
}

const whole = (text = ''): bigint | undefined => (/^(0|[1-9]\d{0,30})$/.test(text) ? BigInt(text) : undefined)
