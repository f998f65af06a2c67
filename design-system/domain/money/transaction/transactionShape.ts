import * as unions from '../../__generated__/unions.ts'
import type { DecimalString } from '../../../format/decimal.ts'
import type { Money } from '../../../format/money.ts'

/** The types of the specification without their prefix, which GraphQL drops (001 §3). */
export const transactionTypes = unions.transactionTypes
export type TransactionType = (typeof transactionTypes)[number]

/** How movements are grouped; several types may be of one category. */
export const transactionCategories = unions.transactionCategories
export type TransactionCategory = (typeof transactionCategories)[number]

/** Which way a movement goes for its owner; `internal` is between what is free and what is locked. */
export const transactionDirections = unions.transactionDirections
export type TransactionDirection = (typeof transactionDirections)[number]

/** `under_way` has not settled yet; `ended` never will. */
export const transactionStatuses = unions.transactionStatuses
export type TransactionStatus = (typeof transactionStatuses)[number]

/** What a line of a list shows of a movement: a fragment on `Transaction` is this. */
export interface TransactionShape {
  readonly id: string
  readonly type: TransactionType
  readonly direction: TransactionDirection
  readonly status: TransactionStatus
  readonly asset: string
  /** Below zero when it went out. */
  readonly amount: DecimalString
  /** What it was worth at the time; null where no rate tells. */
  readonly value: Money | null
  readonly address: string | null
  readonly partnerName: string | null
  readonly tradeId: string | null
  readonly confirmations: number | null
  readonly confirmationsNeeded: number | null
  readonly createdAt: string
}

/** All that is known of a movement, for its details. */
export interface TransactionDetailShape extends TransactionShape {
  readonly category: TransactionCategory
  readonly balanceAfter: DecimalString | null
  readonly serviceFee: DecimalString | null
  readonly networkFee: DecimalString | null
  readonly network: string | null
  readonly memo: string | null
  readonly txid: string | null
  readonly txUrl: string | null
  readonly addressUrl: string | null
  readonly comment: string | null
  readonly withdrawalId: string | null
  readonly depositId: string | null
  readonly swapId: string | null
  /** A purchase by card. */
  readonly cardId: string | null
}
