import { compare, isZero } from '../../../format/decimal.ts'
import type { AssetBook } from '../../reference/asset/assetBook.ts'
import type { BalanceShape } from './walletShape.ts'

/** The coins that stand first, whatever is held of them (specification 001, constants). */
export const defaultCoins = ['BTC', 'USDT'] as const

/** Where a coin stands among the first; after all of them for the others. */
const placeOf = (code: string): number => {
  const place = defaultCoins.findIndex(coin => coin === code)
  return place < 0 ? defaultCoins.length : place
}
const worth = ({ value }: BalanceShape) => value?.amount ?? '0'

/** The coins of a wallet in the order in which they are shown: the usual ones, then by what they are worth, then by code. */
export const inWalletOrder = <Item extends BalanceShape>(items: readonly Item[]): readonly Item[] =>
  items.toSorted(
    (one, other) =>
      placeOf(one.asset) - placeOf(other.asset) ||
      compare(worth(other), worth(one)) ||
      one.asset.localeCompare(other.asset, 'en'),
  )

/** Whether nothing is held of a coin. */
export const isNothing = ({ available, inEscrow }: BalanceShape): boolean =>
  isZero(available) && isZero(inEscrow)

/** Whether a coin's code or name begins with what was typed, in any case. */
export function isCoinFound(code: string, text: string, assets: AssetBook): boolean {
  const wanted = text.trim().toLowerCase()
  const words = [code, ...assets.of(code).name.split(' ')].map(word => word.toLowerCase())
  return words.some(word => word.startsWith(wanted)) || assets.of(code).name.toLowerCase().startsWith(wanted)
}

/** The coin that somebody most likely means when they name none: what is worth most, else the first. */
export const likelyCoin = (items: readonly BalanceShape[]): string =>
  items.toSorted((one, other) => compare(worth(other), worth(one)))[0]?.asset ?? defaultCoins[0]
