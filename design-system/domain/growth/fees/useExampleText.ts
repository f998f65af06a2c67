import type { DecimalString } from '../../../format/decimal.ts'
import { formatAmount, formatAmountParts } from '../../../format/formatAmount.ts'
import type { AmountPart } from '../../../format/formatAmount.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import type { ExampleSource } from './feeShape.ts'

/** The sums of the worked example as texts, to their last unit. */
interface ExampleText {
  readonly coins: (amount: DecimalString) => string
  readonly coinParts: (amount: DecimalString) => readonly AmountPart[]
  /** Without the coin's code. */
  readonly bareCoins: (amount: DecimalString) => string
  readonly fiat: (amount: DecimalString) => string
  readonly fiatParts: (amount: DecimalString) => readonly AmountPart[]
}

/** Writes the sums of the worked example in its coin and its fiat. */
export function useExampleText({ coin, fiat }: Pick<ExampleSource, 'coin' | 'fiat'>): ExampleText {
  const locale = useLocale()
  const full = { mode: 'full', locale } as const
  return {
    coins: amount => formatAmount(amount, coin, full),
    coinParts: amount => formatAmountParts(amount, coin, full),
    bareCoins: amount => formatAmount(amount, coin, { ...full, code: 'never' }),
    fiat: amount => formatAmount(amount, fiat, full),
    fiatParts: amount => formatAmountParts(amount, fiat, full),
  }
}
