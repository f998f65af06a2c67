import type { CoinCode } from '../reference/coin.ts'

/** What a transfer of a coin costs on a chain whose fees are paid in another coin than most that it carries. */
export interface TransferPrice {
  /** What it may take at most, in the chain's own coin: so much has to lie there. */
  readonly most: bigint
  /** What it takes at the price of now, in the coin itself. */
  readonly usual: bigint
}

/** The next thing to do about the coins that lie at a deposit address. */
export type CollectingStep =
  | { readonly kind: 'gas'; readonly coin: 'ETH'; readonly amount: bigint }
  | { readonly kind: 'sweep'; readonly coin: CoinCode; readonly amount: bigint }

/**
 * Takes home what is worth more than the way: tokens first, because the ether there pays for them; where it does not reach,
 * the house sends what is missing. Ether goes last, less what its own transfer may take. Null when there is nothing to do.
 * @param wanted coins that came there and have not been collected since
 * @param held what lies there
 */
export function collectingStep(
  wanted: readonly CoinCode[],
  held: Readonly<Partial<Record<CoinCode, bigint>>>,
  priceOf: (coin: CoinCode) => TransferPrice,
): CollectingStep | null {
  const ether = held.ETH ?? 0n
  for (const coin of wanted.filter(code => code !== 'ETH')) {
    const amount = held[coin] ?? 0n
    const { most, usual } = priceOf(coin)
    if (amount <= usual) continue
    return ether >= most
      ? { kind: 'sweep', coin, amount }
      : { kind: 'gas', coin: 'ETH', amount: most - ether }
  }
  if (!wanted.includes('ETH')) return null
  const { most, usual } = priceOf('ETH')
  return ether - most > usual ? { kind: 'sweep', coin: 'ETH', amount: ether - most } : null
}
