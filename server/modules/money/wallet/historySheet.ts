import { cellsIn, headOf } from '../../../files/sendTable.ts'
import type { ServerLocale } from '../../../locales/wording.ts'
import { networks, type NetworkCode } from '../../../domain/reference/network.ts'
import { offsetMinutes } from '../../../domain/time/wallClock.ts'
import { decimal } from '../../../domain/money/decimal.ts'
import { decimalCell, emptyCell, isExactInSheet, textCell, type Cell } from '../../../files/sheetXml.ts'
import { inEachLocale } from '../../../locales/localeTable.ts'
import type { Transaction } from './present.ts'
import type { HistoryColumn } from '../../../locales/historyWords.ts'

const widths: Record<HistoryColumn, number> = {
  date: 20,
  type: 30,
  direction: 18,
  status: 18,
  asset: 8,
  amount: 22,
  balance: 22,
  serviceFee: 16,
  networkFee: 16,
  value: 16,
  valueIn: 10,
  partner: 20,
  trade: 14,
  network: 12,
  address: 46,
  memo: 16,
  txid: 68,
  confirmations: 14,
  comment: 40,
  note: 30,
  id: 12,
}

/** What the spreadsheet of movements says. */
export const historyWords = inEachLocale(words => words.history)

/** The head of the table, in a language. */
export const columnsOf = (locale: ServerLocale, timeZone: string) =>
  headOf(widths, historyWords[locale].column, timeZone)

/** Makes the rows of movements, in a language and by the clocks of a zone. */
export function rowsOf(locale: ServerLocale, timeZone: string): (transaction: Transaction) => Cell[] {
  const words = historyWords[locale]
  const shownBy = clocksOf(timeZone)
  return transaction => {
    const amounts = {
      amount: transaction.amount,
      balance: transaction.balance_after,
      serviceFee: transaction.service_fee,
      networkFee: transaction.network_fee,
      value: transaction.value?.amount ?? null,
    }
    const isRounded = Object.values(amounts).some(value => value !== null && !isExactInSheet(decimal(value)))
    const cells: Record<HistoryColumn, Cell> = {
      date: { kind: 'moment', at: shownBy(new Date(transaction.created_at)) },
      type: textCell(words.type[transaction.type]),
      direction: textCell(words.direction[transaction.direction]),
      status: textCell(words.status[transaction.status]),
      asset: textCell(transaction.asset),
      amount: decimalCell(amounts.amount),
      balance: decimalCell(amounts.balance),
      serviceFee: decimalCell(amounts.serviceFee),
      networkFee: decimalCell(amounts.networkFee),
      value: decimalCell(amounts.value),
      valueIn: textCell(transaction.value?.asset ?? null),
      partner: textCell(transaction.partner_name),
      trade: textCell(transaction.trade_id),
      network: textCell(transaction.network && networks[transaction.network as NetworkCode].name),
      address: textCell(transaction.address),
      memo: textCell(transaction.memo),
      txid: textCell(transaction.txid),
      confirmations: decimalCell(
        transaction.confirmations === null ? null : String(transaction.confirmations),
      ),
      comment: textCell(transaction.comment),
      note: isRounded ? textCell(words.asText) : emptyCell,
      id: textCell(transaction.id),
    }
    return cellsIn(widths, cells)
  }
}

const quarterMs = 15 * 60_000

/** A moment as the clocks of a zone show it, to the second. Clocks are set on the quarter of an hour. */
export function clocksOf(timeZone: string): (at: Date) => Date {
  let [quarter, offset] = [NaN, 0]
  return at => {
    const current = Math.floor(at.getTime() / quarterMs)
    if (current !== quarter) [quarter, offset] = [current, offsetMinutes(timeZone, at)]
    return new Date(Math.floor(at.getTime() / 1000) * 1000 + offset * 60_000)
  }
}
