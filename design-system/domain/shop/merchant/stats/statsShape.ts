import type { DecimalString } from '../../../../format/decimal.ts'
import type { InvoiceMoney } from '../../invoice/invoiceShape.ts'
import type { StoreStatus } from '../store/storeShape.ts'
import type { RetriedContent } from '../../../page/state/content.ts'

/** Six months and all of them together, the oldest first; the last one runs yet. `month` is as in `2026-10`. */
export interface Monthly<T> {
  readonly months: readonly (T & { readonly month: string })[]
  readonly total: T
}

/** Invoices, by the month in which they were made; asset by asset in `sums`. */
export interface InvoiceFigures {
  readonly made: number
  readonly paid: number
  /** Null where none was made. */
  readonly paidPercent: DecimalString | null
  readonly sums: readonly {
    readonly made: number
    readonly paid: number
    readonly asked: InvoiceMoney
    readonly got: InvoiceMoney
  }[]
}

/** Payments, by the month in which they were paid out, and what they are worth now. */
export interface PaymentFigures<C = PaidCoin> {
  readonly payments: number
  readonly worth: InvoiceMoney
  readonly coins: readonly C[]
}

/** What payers paid in a coin. */
export interface PaidCoin {
  readonly payments: number
  readonly paid: InvoiceMoney
  readonly worth: InvoiceMoney
}

/** What of it a store got. */
export interface PayoutCoin extends PaidCoin {
  readonly fee: InvoiceMoney
  readonly got: InvoiceMoney
}

/** Payments month by month, in the fiat that they are worth. */
export interface MonthlyPayments<C = PaidCoin> extends Monthly<PaymentFigures<C>> {
  readonly currencyCode: string
}

/** A store in a table. */
interface NamedStore {
  readonly accountId: string
  readonly title: string
  /** The number that payers see. */
  readonly merchantId: string
}

/** What one of somebody's stores made of its invoices. */
export interface StoreFiguresRow extends NamedStore {
  readonly status: StoreStatus
  readonly made: number
  readonly paid: number
  readonly paidPercent: DecimalString | null
}

/** A store that somebody has brought. */
export interface AttractedStoreRow extends NamedStore {
  /** From when on it counts; ISO-8601. */
  readonly since: string
  readonly payments: number
  readonly worth: InvoiceMoney
}

/** A coin over a network, and what was paid by it. */
export interface PaidMethod {
  readonly cryptoCurrencyCode: string
  readonly network: string
  readonly payments: number
  readonly paid: InvoiceMoney
  readonly worth: InvoiceMoney
  /** Of what all are worth. */
  readonly worthPercent: DecimalString
}

/** What there is to show: nothing yet, a failure that can be tried again, or the figures. */
export type StatsContent<T> =
  /** There is no such store, or it is somebody else's. */
  | { readonly status: 'gone' }
  | RetriedContent<{
      figures: T
      /** They could not be loaded again. */
      isStale: boolean
    }>
