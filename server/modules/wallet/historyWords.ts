import { inEachLocale } from '../../locales/localeTable.ts'
import type { TransactionDirection, TransactionType } from '../../domain/wallet/transactionType.ts'
import type { Transaction } from './present.ts'

/** The columns of the spreadsheet, in their order. */
export const historyColumns = [
  'date',
  'type',
  'direction',
  'status',
  'asset',
  'amount',
  'balance',
  'serviceFee',
  'networkFee',
  'value',
  'valueIn',
  'partner',
  'trade',
  'network',
  'address',
  'memo',
  'txid',
  'confirmations',
  'comment',
  'note',
  'id',
] as const
export type HistoryColumn = (typeof historyColumns)[number]

export interface HistoryWords {
  readonly sheet: string
  readonly file: string
  /** `{zone}` is the time zone. */
  readonly column: Record<HistoryColumn, string>
  readonly type: Record<TransactionType, string>
  readonly direction: Record<TransactionDirection, string>
  readonly status: Record<Transaction['status'], string>
  /** Beside amounts that a number of a sheet would round. */
  readonly asText: string
}

/** What the spreadsheet of movements says. */
export const historyWords = inEachLocale(words => words.history)
