import { Readable } from 'node:stream'
import type { Cell, Column } from './sheetXml.ts'

export const csvType = 'text/csv; charset=utf-8'

/** So that spreadsheets read it as UTF-8. */
const byteOrderMark = '\uFEFF'

/** A spreadsheet would run what begins so; a sign before it keeps it text. */
const runs = /^[=+\-@\t\r]/

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const written: { readonly [Kind in Cell['kind']]: (cell: Extract<Cell, { kind: Kind }>) => string } = {
  empty: () => '',
  text: ({ text }) => quoted(runs.test(text) ? `'${text}` : text),
  moment: ({ at }) => at.toISOString().slice(0, 19).replace('T', ' '),
  decimal: ({ value }) => value,
}

const cellText = (cell: Cell): string => written[cell.kind](cell as never)

/** Comma-separated values (RFC 4180) as they are read: nothing of them is kept. */
export const csv = ({
  columns,
  rows,
}: {
  readonly columns: readonly Column[]
  readonly rows: AsyncIterable<readonly (readonly Cell[])[]>
}): Readable => Readable.from(linesOf(columns, rows))

async function* linesOf(
  columns: readonly Column[],
  rows: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<string> {
  yield `${byteOrderMark}${columns.map(({ title }) => quoted(title)).join(',')}\r\n`
  for await (const portion of rows)
    if (portion.length > 0) yield `${portion.map(row => row.map(cellText).join(',')).join('\r\n')}\r\n`
}
