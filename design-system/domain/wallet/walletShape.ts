import type { DecimalString } from '../../format/decimal.ts'
import type { Money } from '../../format/money.ts'

/** What a user holds of one coin: a fragment on `Balance` is this. */
export interface BalanceShape {
  readonly asset: string
  readonly available: DecimalString
  readonly inEscrow: DecimalString
  /** The worth of both together; null where no rate tells. */
  readonly value: Money | null
  /** Of the coin's rate in 24 hours, in percent points. */
  readonly changePercent: DecimalString | null
}

/** A fragment on `BalanceSheet` is this. */
export interface BalanceSheetShape {
  readonly items: readonly BalanceShape[]
  readonly total: Money
  readonly ratesAt: string
}

/** The types of the specification without their prefix, which GraphQL drops. */
export const transactionTypes = [
  'TradeInviteRefill',
  'TradeCompleteInviteRefill',
  'WithdrawalInviteRefill',
  'WalletRefill',
  'WithdrawalLockFunds',
  'WithdrawalUnlockFunds',
  'InternalWithdrawalFunds',
  'TradeComplete',
  'BonusRefill',
  'PapaCodeLockFunds',
  'PapaCodeUnlockFunds',
  'PapaCodeRefill',
  'CryptoInvoicePaid',
  'CryptoInvoiceFee',
  'CryptoSwapsFromUserToTrader',
  'CryptoSwapsFromTraderToUser',
  'CryptoSwapsFee',
  'AdFeatured',
  'WithdrawalCancellation',
  'WithdrawalAmlFailureRefund',
  'TradeLockFunds',
  'TradeUnlockFunds',
  'WithdrawalFunds',
] as const
export type TransactionType = (typeof transactionTypes)[number]

/** One movement of a balance: a fragment on `Transaction` is this. */
export interface TransactionShape {
  readonly id: string
  readonly type: TransactionType
  readonly asset: string
  /** Below zero when it went out. */
  readonly amount: DecimalString
  readonly balanceAfter: DecimalString
  readonly tradeId: string | null
  readonly isConfirmed: boolean
  readonly createdAt: string
}
