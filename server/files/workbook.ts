import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import {
  mostRows,
  rowXml,
  sheetBegins,
  sheetEnds,
  workbookParts,
  type Cell,
  type Column,
} from './sheetXml.ts'

export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** What a workbook is made of. Rows come in portions, as they are read. */
export interface WorkbookContent {
  /** Of its sheet; further ones, for rows that one has no room for, are numbered. */
  readonly name: string
  readonly columns: readonly Column[]
  readonly rows: AsyncIterable<readonly (readonly Cell[])[]>
  /** Rows of a sheet, its head among them. */
  readonly rowsOfSheet?: number
}

/** Sheets repeat themselves: the fastest level packs them to a tenth. */
const compressionLevel = 1

/**
 * A spreadsheet as it is written: nothing of it is kept, and a slow reader slows the reading of rows down. Ended by its reader, it
 * ends the rows; what fails in them ends it.
 */
export function workbook({ name, columns, rows, rowsOfSheet = mostRows }: WorkbookContent): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  const cursor = new RowCursor(rows)
  let writing: Readable | undefined

  function addSheet(number: number): void {
    writing = Readable.from(sheetBytes(cursor, columns, rowsOfSheet - 1), {
      objectMode: true,
      highWaterMark: 1,
    })
    writing.once('error', error => output.destroy(error))
    writing.once('end', () => {
      if (!cursor.isDone) return addSheet(number + 1)
      const names = Array.from({ length: number }, (_, index) =>
        index === 0 ? name : `${name} ${index + 1}`,
      )
      for (const [path, text] of Object.entries(workbookParts(names))) zip.addBuffer(Buffer.from(text), path)
      zip.end()
    })
    zip.addReadStream(writing, `xl/worksheets/sheet${number}.xml`, { compressionLevel })
  }
  zip.once('error', error => output.destroy(error))
  output.once('close', () => {
    writing?.destroy()
    void cursor.end()
  })
  addSheet(1)
  return output
}

/** Hands out portions of at most so many rows, and knows whether there are more. */
class RowCursor {
  readonly #portions: AsyncIterator<readonly (readonly Cell[])[]>
  #rest: readonly (readonly Cell[])[] = []
  isDone = false

  constructor(rows: AsyncIterable<readonly (readonly Cell[])[]>) {
    this.#portions = rows[Symbol.asyncIterator]()
  }

  /** The next rows, one or more; null after the last. */
  async take(most: number): Promise<readonly (readonly Cell[])[] | null> {
    while (this.#rest.length === 0 && !this.isDone) {
      const { value, done } = await this.#portions.next()
      if (done === true) this.isDone = true
      else this.#rest = value
    }
    if (this.#rest.length === 0) return null
    const taken = this.#rest.slice(0, most)
    this.#rest = this.#rest.slice(most)
    return taken
  }

  async end(): Promise<void> {
    this.isDone = true
    await this.#portions.return?.()
  }
}

/** One sheet: as many rows as it has room for. */
async function* sheetBytes(
  cursor: RowCursor,
  columns: readonly Column[],
  room: number,
): AsyncGenerator<Buffer> {
  yield Buffer.from(sheetBegins(columns))
  let filled = 1
  for (;;) {
    const portion = filled > room ? null : await cursor.take(room + 1 - filled)
    if (portion === null) break
    const first = filled + 1
    filled += portion.length
    yield Buffer.from(portion.map((cells, index) => rowXml(cells, first + index)).join(''))
  }
  yield Buffer.from(sheetEnds)
}
