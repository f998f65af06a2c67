import { inEachLocale } from '../../../locales/localeTable.ts'
import type { HistoryColumn } from '../../../locales/historyWords.ts'

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
] as const satisfies readonly HistoryColumn[]

/** What the spreadsheet of movements says. */
export const historyWords = inEachLocale(words => words.history)
