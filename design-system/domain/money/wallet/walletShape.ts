import type * as unions from '../../__generated__/unions.ts'
import type { DecimalString } from '../../../format/decimal.ts'
import type { Money } from '../../../format/money.ts'

/** What a user holds of one coin, as far as a short list shows it. */
export interface BalanceShape {
  readonly asset: string
  readonly available: DecimalString
  readonly inEscrow: DecimalString
  /** The worth of both together; null where no rate tells. */
  readonly value: Money | null
}

/** The same with how the coin went: a fragment on `Balance` is this. */
export interface CoinBalanceShape extends BalanceShape {
  /** Of the coin's rate in 24 hours, in percent points. */
  readonly changePercent: DecimalString | null
  /** What is owed after a deposit that the chain took back; the next credits repay it. */
  readonly receivable: DecimalString
  /** Of one coin, in the fiat of the sheet. */
  readonly price: DecimalString | null
  /** The price of the last 24 hours, an hour apart, the oldest first. */
  readonly history: readonly DecimalString[]
}

/** What a user holds, in short. */
export interface BalanceSheetShape {
  readonly items: readonly BalanceShape[]
  readonly total: Money
}

/** A fragment on `BalanceSheet` is this. */
export interface WalletSheetShape extends BalanceSheetShape {
  readonly items: readonly CoinBalanceShape[]
  /** Of the total in 24 hours, in percent points. */
  readonly changePercent: DecimalString | null
  readonly ratesAt: string
}

/** What can hold coins back. */
export type WalletLockKind = unions.WalletLockKind

/** Coins that are held back, and by what: a fragment on `WalletLock` is this. */
export interface WalletLockShape {
  readonly kind: WalletLockKind
  readonly asset: string
  readonly amount: DecimalString
  readonly tradeId: string | null
  readonly withdrawalId: string | null
  readonly partnerName: string | null
  readonly createdAt: string
}

/** Where the wallet leads. */
export interface WalletHrefs {
  readonly receive: (coin: string) => string
  readonly send: (coin: string) => string
  readonly swap: (coin: string) => string
  /** The offers of other people. */
  readonly buy: (coin: string) => string
  readonly card: string
}
