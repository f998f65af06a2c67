import { addDecimals, decimal, type DecimalString } from '../../../domain/money/decimal.ts'
import type { Rates } from '../../../domain/rate/rates.ts'
import type { WalletFiat } from '../../../domain/wallet/walletFiat.ts'
import { coinOf, worthNow } from '../../money/wallet/walletWorth.ts'

/** What coins are worth to somebody, now. */
export interface Market {
  readonly rates: Rates
  readonly fiat: WalletFiat
}

/** What amounts of several coins are worth together. */
export const worthOf = (
  { rates, fiat }: Market,
  sums: readonly { readonly asset: string; readonly amount: bigint }[],
): { readonly amount: DecimalString; readonly asset: WalletFiat } => ({
  amount: sums.reduce(
    (sum, { asset, amount }) => addDecimals(sum, worthNow(rates, coinOf(asset), amount, fiat)),
    decimal('0'),
  ),
  asset: fiat,
})
