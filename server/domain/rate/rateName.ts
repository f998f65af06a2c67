import type { AssetCode } from '../reference/asset.ts'
import { coinCodes } from '../reference/coin.ts'
import type { CoinCode } from '../reference/coin.ts'
import { fiatCodes } from '../reference/fiat.ts'
import type { FiatCode } from '../reference/fiat.ts'

/** How a rate is called on the wire and in formulas: what is priced, then in what. `btc_usd`, `usd_ngn`. */
export type RateName =
  | `${Lowercase<CoinCode>}_${Lowercase<FiatCode>}`
  | `${Lowercase<FiatCode>}_${Lowercase<FiatCode>}`

/** A rate's two sides: one `base` costs so many `quote`. */
export type RatePair = { readonly base: AssetCode; readonly quote: FiatCode }

/** The name of a pair. */
export const rateName = (base: AssetCode, quote: FiatCode): RateName =>
  `${base.toLowerCase() as Lowercase<AssetCode>}_${quote.toLowerCase() as Lowercase<FiatCode>}`

const pairs: ReadonlyMap<RateName, RatePair> = new Map(
  [...coinCodes, ...fiatCodes].flatMap(base =>
    fiatCodes.filter(quote => quote !== base).map(quote => [rateName(base, quote), { base, quote }] as const),
  ),
)

/** Every rate there is: each coin in each fiat, and each fiat in each other. */
export const rateNames: readonly RateName[] = [...pairs.keys()]

export const isRateName = (text: string): text is RateName => pairs.has(text as RateName)

/** The two sides of a name. */
export function pairOf(name: RateName): RatePair {
  const pair = pairs.get(name)
  if (!pair) throw new RangeError(`no such rate: ${name}`)
  return pair
}
