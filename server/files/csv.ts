import { Readable } from 'node:stream'
import type { Cell, Column } from './sheetXml.ts'

export const csvType = 'text/csv; charset=utf-8'

/** So that spreadsheets read it as UTF-8. */
const byteOrderMark = '\uFEFF'

/**
 * A spreadsheet would run what begins so, also in the full-width form that some take for the same. It may split the line at
 * another sign than ours, and then a cell begins behind every one of them, and behind a quotation mark.
 */
const runs = /(^|[;,\t\r\n"|])([ \u00A0]*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g

/** The text with a sign before all that would be run: text stays text, whichever program reads it. */
const harmless = (text: string): string =>
  (/^[\t\r]/.test(text) ? `'${text}` : text).replaceAll(runs, `$1$2'`)

const quoted = (text: string): string => (/[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** How programs of a language read a table: where a comma is in numbers, a semicolon is between cells. */
interface Reader {
  readonly between: ',' | ';'
  readonly point: '.' | ','
}

function readerOf(language: string): Reader {
  const parts = new Intl.NumberFormat(language).formatToParts(1.5)
  const hasComma = parts.some(({ type, value }) => type === 'decimal' && value === ',')
  return hasComma ? { between: ';', point: ',' } : { between: ',', point: '.' }
}

const written: {
  readonly [Kind in Cell['kind']]: (cell: Extract<Cell, { kind: Kind }>, reader: Reader) => string
} = {
  empty: () => '',
  text: ({ text }) => quoted(harmless(text)),
  moment: ({ at }) => at.toISOString().slice(0, 19).replace('T', ' '),
  // A number stays one, below zero too: nothing but digits follows its sign.
  decimal: ({ value }, { point }) => value.replace('.', point),
}

const cellText = (cell: Cell, reader: Reader): string => written[cell.kind](cell as never, reader)

/** Separated values (RFC 4180) as programs of the language read them, row for row: nothing of them is kept. */
export const csv = ({
  language,
  columns,
  rows,
}: {
  readonly language: string
  readonly columns: readonly Column[]
  readonly rows: AsyncIterable<readonly (readonly Cell[])[]>
}): Readable => Readable.from(linesOf(readerOf(language), columns, rows))

async function* linesOf(
  reader: Reader,
  columns: readonly Column[],
  rows: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<string> {
  yield `${byteOrderMark}${columns.map(({ title }) => quoted(harmless(title))).join(reader.between)}\r\n`
  for await (const portion of rows)
    if (portion.length > 0)
      yield `${portion.map(row => row.map(cell => cellText(cell, reader)).join(reader.between)).join('\r\n')}\r\n`
}
