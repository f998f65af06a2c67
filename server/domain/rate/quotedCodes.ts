import type { AssetCode } from '../reference/asset.ts'
import { coinCodes, type CoinCode } from '../reference/coin.ts'
import { fiatCodes, type FiatCode } from '../reference/fiat.ts'

/** Coins that no market quotes in dollars, because they are a unit of a fiat. */
export const peggedToFiat = { A7A5: 'RUB', RUBT: 'RUB' } as const satisfies Partial<
  Record<CoinCode, FiatCode>
>

/** A coin or fiat that somebody has to quote: the dollar is what they quote in. */
export type QuotedCode = Exclude<CoinCode, keyof typeof peggedToFiat> | Exclude<FiatCode, 'USD'>

const isPegged = (code: AssetCode): code is keyof typeof peggedToFiat => Object.hasOwn(peggedToFiat, code)

/** Every pair with the dollar that sources tell, by its other side: all other rates are a cross of two of them. */
export const quotedCodes: readonly QuotedCode[] = [...coinCodes, ...fiatCodes].filter(
  (code): code is QuotedCode => code !== 'USD' && !isPegged(code),
)

/** By what the rate of something is made: its own pair with the dollar, or that of the fiat that it is a unit of; null of the dollar. */
export const quotedCodeOf = (code: AssetCode): QuotedCode | null =>
  isPegged(code) ? peggedToFiat[code] : code === 'USD' ? null : code
