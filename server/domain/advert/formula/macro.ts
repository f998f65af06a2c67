import { pairOf, rateName, rateNames, type RateName } from '../../rate/rateName.ts'
import { isCoinCode, type CoinCode } from '../../reference/coin.ts'
import type { FiatCode } from '../../reference/fiat.ts'

/** How many names are offered at once. */
export const mostMacros = 20

/**
 * The rate names that a formula of a pair may want, nearest first: the pair's own, the coin in dollars, dollars in the fiat,
 * what else has to do with both sides, then the rest in the order of the reference data. A prefix narrows them, in either
 * case; a part of a name further in counts too, after those that begin with it.
 */
export function macrosFor(
  { coin, fiat }: { readonly coin: CoinCode; readonly fiat: FiatCode },
  prefix: string,
): readonly RateName[] {
  const typed = prefix.toLowerCase()
  const near = nearest(coin, fiat)
  return rateNames
    .flatMap((name, index) => {
      const at = name.indexOf(typed)
      if (at === -1) return []
      return [{ name, index, key: [at === 0 ? 0 : 1, near.get(name) ?? distance(name, coin, fiat)] as const }]
    })
    .toSorted((a, b) => a.key[0] - b.key[0] || a.key[1] - b.key[1] || a.index - b.index)
    .slice(0, mostMacros)
    .map(({ name }) => name)
}

/** The pair's own name and its two legs through the dollar; the dollar itself has no leg. */
function nearest(coin: CoinCode, fiat: FiatCode): ReadonlyMap<RateName, number> {
  const wanted = [
    rateName(coin, fiat),
    rateName(coin, 'USD'),
    ...(fiat === 'USD' ? [] : [rateName('USD', fiat)]),
  ]
  return new Map([...new Set(wanted)].map((name, index) => [name, index]))
}

/** How far the rest is from the pair, behind those. */
function distance(name: RateName, coin: CoinCode, fiat: FiatCode): number {
  const { base, quote } = pairOf(name)
  if (base === coin) return 10
  if (quote === fiat) return isCoinCode(base) ? 11 : 12
  if (base === fiat) return quote === 'USD' ? 13 : 14
  return quote === 'USD' ? 15 : 16
}
