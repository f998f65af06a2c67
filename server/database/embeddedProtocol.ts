import { protocol } from '@electric-sql/pglite'
import type { messages, PGlite } from '@electric-sql/pglite'
import type { QueryResult } from 'kysely'
import { preparedName } from './session.ts'
import { columnParsers, encodeParameter } from './wire.ts'

const { serialize } = protocol

type BackendMessage = Awaited<ReturnType<PGlite['execProtocolStream']>>[number]

/** Whatever is asked this often in a session is prepared: to parse and to plan it is half of what a small question costs. */
const often = 10
/** Lists make many texts of one statement; beyond so many no more are counted or kept. */
const mostKept = 1000

/**
 * Speaks PostgreSQL's protocol to the embedded database. All messages of a statement go in one call, which is three times as
 * fast as the engine's own `query`, and possible because parameters are text (wire.ts).
 */
export class EmbeddedProtocol {
  readonly #engine: PGlite
  /** Names of prepared statements by their text. */
  readonly #prepared = new Map<string, string>()
  readonly #asked = new Map<string, number>()

  constructor(engine: PGlite) {
    this.#engine = engine
  }

  async ask(sql: string, parameters: readonly unknown[]): Promise<QueryResult<unknown>> {
    if (parameters.length === 0) return resultOf(await this.#engine.execProtocolStream(serialize.query(sql)))
    const statement = await this.#prepare(sql)
    return resultOf(
      await this.#engine.execProtocolStream(
        Buffer.concat([
          ...(statement === '' ? [serialize.parse({ text: sql })] : []),
          serialize.bind({ statement, values: parameters.map(encodeParameter) }),
          serialize.describe({ type: 'P' }),
          serialize.execute({}),
          serialize.sync(),
        ]),
      ),
    )
  }

  /** The name under which the statement is prepared; empty for one that is not, or not yet. */
  async #prepare(sql: string): Promise<string> {
    const known = this.#prepared.get(sql)
    if (known !== undefined) return known
    const name = preparedName(sql) ?? (this.#isAskedOften(sql) ? `often_${this.#prepared.size}` : undefined)
    if (name === undefined) return ''
    await this.#engine.execProtocolStream(
      Buffer.concat([serialize.parse({ name, text: sql }), serialize.sync()]),
    )
    this.#prepared.set(sql, name)
    return name
  }

  #isAskedOften(sql: string): boolean {
    const times = (this.#asked.get(sql) ?? 0) + 1
    if (times > 1 || this.#asked.size < mostKept) this.#asked.set(sql, times)
    return times >= often
  }
}

function resultOf(answer: readonly BackendMessage[]): QueryResult<unknown> {
  let columns: readonly Column[] = []
  let numAffectedRows = 0n
  const rows: unknown[] = []
  for (const message of answer) {
    if (isRowDescription(message)) columns = message.fields.map(columnOf)
    else if (isDataRow(message)) rows.push(rowOf(columns, message.fields))
    else if (isCommandComplete(message)) numAffectedRows = BigInt(/\d+$/.exec(message.text)?.[0] ?? 0)
  }
  return { rows, numAffectedRows }
}

interface Column {
  readonly name: string
  readonly parse: (text: string) => unknown
}

const columnOf = ({ name, dataTypeID }: { readonly name: string; readonly dataTypeID: number }): Column => ({
  name,
  parse: columnParsers.get(dataTypeID) ?? String,
})

const rowOf = (columns: readonly Column[], fields: readonly (string | null)[]): Record<string, unknown> =>
  Object.fromEntries(
    columns.map(({ name, parse }, index) => {
      const text = fields[index]
      return [name, text === null || text === undefined ? null : parse(text)]
    }),
  )

const isRowDescription = (message: BackendMessage): message is messages.RowDescriptionMessage =>
  message.name === 'rowDescription'
const isDataRow = (message: BackendMessage): message is messages.DataRowMessage => message.name === 'dataRow'
const isCommandComplete = (message: BackendMessage): message is messages.CommandCompleteMessage =>
  message.name === 'commandComplete'
