import type { DecimalString } from '../../../../format/decimal.ts'
import { formatAmount, formatAmountParts } from '../../../../format/formatAmount.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import type { ExampleSource } from '../feeShape.ts'

/** Writes the sums of the worked example in its coin and its fiat, to their last unit. */
export function useExampleText({ coin, fiat }: Pick<ExampleSource, 'coin' | 'fiat'>) {
  const locale = useLocale()
  const full = { mode: 'full', locale } as const
  return {
    coins: (amount: DecimalString) => formatAmount(amount, coin, full),
    coinParts: (amount: DecimalString) => formatAmountParts(amount, coin, full),
    /** Without the coin's code. */
    bareCoins: (amount: DecimalString) => formatAmount(amount, coin, { ...full, code: 'never' }),
    fiat: (amount: DecimalString) => formatAmount(amount, fiat, full),
    fiatParts: (amount: DecimalString) => formatAmountParts(amount, fiat, full),
  }
}
