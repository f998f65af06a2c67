import { cellsIn, headOf } from '../../../files/sendTable.ts'
import type { ServerLocale } from '../../../locales/wording.ts'
import { decimalCell, textCell, type Cell } from '../../../files/sheetXml.ts'
import { inEachLocale } from '../../../locales/localeTable.ts'
import { decimalOf } from '../../../domain/reference/decimalOf.ts'
import { clocksOf } from '../../money/wallet/historySheet.ts'
import type { RewardRow } from './rewardPage.ts'
import type { RewardColumn } from '../../../locales/rewardSheetWords.ts'

const widths = {
  person: 24,
  registered: 20,
  received: 20,
  kind: 16,
  reward: 22,
  coin: 8,
  level: 8,
  tag: 30,
} as const satisfies Record<RewardColumn, number>

/** The words of the table of rewards. */
export const sheetWords = inEachLocale(words => words.rewardSheet)

/** The head of the table, in a language. */
export const columnsOf = (locale: ServerLocale, timeZone: string) =>
  headOf(widths, sheetWords[locale].column, timeZone)

/** Makes the rows of rewards, in a language and by the clocks of a zone. Names are masked as in the list. */
export function rowsOf(locale: ServerLocale, timeZone: string): (row: RewardRow) => Cell[] {
  const words = sheetWords[locale]
  const shownBy = clocksOf(timeZone)
  return row => {
    const cells: Record<RewardColumn, Cell> = {
      person: textCell(row.userName),
      registered: { kind: 'moment', at: shownBy(row.registeredAt) },
      received: { kind: 'moment', at: shownBy(row.at) },
      kind: textCell(words.kind[row.kind]),
      reward: decimalCell(decimalOf(row.amount, row.asset)),
      coin: textCell(row.asset),
      level: decimalCell(String(row.level)),
      tag: textCell(row.tag),
    }
    return cellsIn(widths, cells)
  }
}
