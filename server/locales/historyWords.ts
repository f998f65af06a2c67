import type {
  TransactionDirection,
  TransactionStatus,
  TransactionType,
} from '../domain/wallet/transactionType.ts'

/** The columns of the spreadsheet of movements. */
export type HistoryColumn =
  | 'date'
  | 'type'
  | 'direction'
  | 'status'
  | 'asset'
  | 'amount'
  | 'balance'
  | 'serviceFee'
  | 'networkFee'
  | 'value'
  | 'valueIn'
  | 'partner'
  | 'trade'
  | 'network'
  | 'address'
  | 'memo'
  | 'txid'
  | 'confirmations'
  | 'comment'
  | 'note'
  | 'id'

/** What the spreadsheet of movements says. */
export interface HistoryWords {
  readonly sheet: string
  readonly file: string
  /** `{zone}` is the time zone. */
  readonly column: Record<HistoryColumn, string>
  readonly type: Record<TransactionType, string>
  readonly direction: Record<TransactionDirection, string>
  readonly status: Record<TransactionStatus, string>
  /** Beside amounts that a number of a sheet would round. */
  readonly asText: string
}
