import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { fileBrand } from '../domain/brand.ts'
import { isoDay } from '../domain/time/calendar.ts'
import type { Cell, Column } from './sheetXml.ts'

/** Rows that are read, and held, at a time. */
const portion = 1000

/**
 * The rows of a list that is read in pages; each page is read when the one before it was taken.
 * @param read the rows after one that was read before, or the first ones
 */
export async function* rowsInPortions<Row>(
  read: (last: Row | undefined, limit: number) => Promise<readonly Row[]>,
  cellsOf: (row: Row) => readonly Cell[],
): AsyncGenerator<(readonly Cell[])[]> {
  let last: Row | undefined
  for (;;) {
    const rows = await read(last, portion)
    yield rows.map(cellsOf)
    last = rows.at(-1)
    if (rows.length < portion) return
  }
}

/** The head of a table: its columns by name, in their order. A title may name the zone whose clocks the table tells times by. */
export const headOf = <Name extends string>(
  widths: Readonly<Record<Name, number>>,
  titles: Readonly<Record<Name, string>>,
  timeZone: string,
): Column[] =>
  Object.entries<number>(widths).map(([name, width]) => ({
    title: titles[name as Name].replace('{zone}', timeZone),
    width,
  }))

/** The cells of a row, in the order of its columns. */
export const cellsIn = <Name extends string>(
  widths: Readonly<Record<Name, number>>,
  cells: Readonly<Record<Name, Cell>>,
): Cell[] => Object.keys(widths).map(name => cells[name as Name])

interface TableFile {
  readonly type: string
  readonly name: string
  readonly content: Readable
}

/** Answers with a table that browsers save, as fast as it is taken; nothing on its way keeps it. The handler returns the reply. */
export const sendTable = (reply: FastifyReply, { type, name, content }: TableFile): FastifyReply =>
  reply
    .headers({
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    .send(content)

interface TableName {
  /** What it holds, in plain letters. */
  readonly word: string
  readonly extension: 'csv' | 'xlsx'
  /** Days as `YYYY-MM-DD`; a table without a last day is of the day on which it is made. */
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** As in `souk-transactions-2026-01-01-2026-03-31.xlsx`; without a first day it is only known until when. */
export const tableName = ({ word, extension, from, to }: TableName, at: Date): string =>
  [fileBrand, word, ...(from === undefined ? [] : [from]), to ?? isoDay(at)].join('-') + `.${extension}`
