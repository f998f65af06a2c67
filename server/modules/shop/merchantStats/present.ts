import { addDecimals, decimal, subtractDecimals, type DecimalString } from '../../../domain/money/decimal.ts'
import { fromUnits, toUnits, units } from '../../../domain/money/units.ts'
import type { Rates } from '../../../domain/rate/rates.ts'
import { fiats } from '../../../domain/reference/fiat.ts'
import type { WalletFiat } from '../../../domain/wallet/walletFiat.ts'
import { money } from '../../../domain/reference/decimalOf.ts'
import { worthNow } from '../../money/wallet/walletWorth.ts'
import type { MadeRow, PaidRow } from './merchantFigures.ts'
import type { Month } from './statsMonths.ts'

/** What coins are worth to whoever looks. */
export interface Market {
  readonly rates: Rates
  readonly fiat: WalletFiat
}

/** A share in per cent with one digit, half up; null of nothing. */
export const percentOf = (part: bigint, whole: bigint): DecimalString | null =>
  whole <= 0n ? null : fromUnits(units((part * 1000n * 2n + whole) / (whole * 2n)), 1)

/** The rows of each month and of all, presented alike. */
export function monthly<R extends { readonly month: number }, T>(
  months: readonly Month[],
  rows: readonly R[],
  present: (rows: readonly R[]) => T,
) {
  const byMonth = Map.groupBy(rows, ({ month }) => month)
  return {
    months: months.map(({ name }, index) => ({ month: name, ...present(byMonth.get(index) ?? []) })),
    total: present(rows),
  }
}

/** Invoices, asset by asset. */
export function presentInvoices(rows: readonly MadeRow[]) {
  const made = sumOf(rows, 'made')
  const paid = sumOf(rows, 'paid')
  return {
    made: Number(made),
    paid: Number(paid),
    paid_percent: percentOf(paid, made),
    sums: [...Map.groupBy(rows, ({ asset }) => asset)].map(([asset, ofAsset]) => ({
      made: Number(sumOf(ofAsset, 'made')),
      paid: Number(sumOf(ofAsset, 'paid')),
      asked: money(sumOf(ofAsset, 'asked'), asset),
      got: money(sumOf(ofAsset, 'got'), asset),
    })),
  }
}

/** What stores got, coin by coin, to their owner. */
export const presentPayouts = (market: Market) => (rows: readonly PaidRow[]) => {
  const coins = byCoin(rows).map(({ coin, payments, amount, fee }) => ({
    payments: Number(payments),
    paid: money(amount, coin),
    fee: money(fee, coin),
    got: money(amount - fee, coin),
    worth: worthOf(market, coin, amount - fee),
  }))
  return summed(market, coins)
}

/** What payers paid, coin by coin, to who brought the stores. */
export const presentPayments = (market: Market) => (rows: readonly PaidRow[]) => {
  const coins = byCoin(rows).map(({ coin, payments, amount }) => ({
    payments: Number(payments),
    paid: money(amount, coin),
    worth: worthOf(market, coin, amount),
  }))
  return summed(market, coins)
}

/** What they paid by: coins over networks, the one that most was paid by first. */
export function presentMethods(market: Market, rows: readonly PaidRow[]) {
  const methods = [...Map.groupBy(rows, ({ coin, network }) => `${coin} ${network}`).values()].flatMap(
    ([first, ...others]) => {
      if (!first) return []
      const { coin, network } = first
      const amount = sumOf([first, ...others], 'amount')
      return {
        crypto_currency_code: coin,
        network,
        payments: Number(sumOf([first, ...others], 'payments')),
        paid: money(amount, coin),
        worth: worthOf(market, coin, amount),
      }
    },
  )
  const minorOf = ({ amount }: Worth['worth']) => toUnits(amount, fiats[market.fiat].minorUnits, 'exact')
  const total = minorOf(worthSum(market, methods))
  return methods
    .map(method => ({
      ...method,
      worth_percent: percentOf(minorOf(method.worth), total) ?? decimal('0'),
    }))
    .toSorted((a, b) => compareWorths(b, a))
}

interface Worth {
  readonly worth: { readonly amount: DecimalString; readonly asset: string }
}

/** What they are worth together: the sum of what each says. */
export const worthSum = ({ fiat }: Market, parts: readonly Worth[]): Worth['worth'] => ({
  amount: parts.reduce((sum, { worth }) => addDecimals(sum, worth.amount), decimal('0')),
  asset: fiat,
})

export function compareWorths(a: Worth, b: Worth): number {
  const difference = subtractDecimals(a.worth.amount, b.worth.amount)
  return difference.startsWith('-') ? -1 : difference === '0' ? 0 : 1
}

const summed = <C extends Worth & { readonly payments: number }>(market: Market, coins: readonly C[]) => ({
  payments: coins.reduce((sum, { payments }) => sum + payments, 0),
  worth: worthSum(market, coins),
  coins: coins.toSorted((a, b) => compareWorths(b, a)),
})

const byCoin = (rows: readonly PaidRow[]) =>
  [...Map.groupBy(rows, ({ coin }) => coin)].map(([coin, ofCoin]) => ({
    coin,
    payments: sumOf(ofCoin, 'payments'),
    amount: sumOf(ofCoin, 'amount'),
    fee: sumOf(ofCoin, 'fee'),
  }))

const worthOf = ({ rates, fiat }: Market, coin: PaidRow['coin'], amount: bigint) => ({
  amount: worthNow(rates, coin, amount, fiat),
  asset: fiat,
})

function sumOf<K extends string>(rows: readonly Readonly<Record<K, bigint>>[], part: K): bigint {
  return rows.reduce((sum, row) => sum + row[part], 0n)
}
