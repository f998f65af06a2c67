import { Pool } from 'pg'
import type { ClientConfig, PoolClient, QueryResult as Answer } from 'pg'
import type { QueryResult } from 'kysely'
import { databaseError, DatabaseUnavailable } from './errors.ts'
import { PostgresListener } from './postgresListener.ts'
import { preparedName } from './session.ts'
import type { Session, SessionLoad, SessionSource, Statement } from './session.ts'
import { columnParsers, encodeParameter } from './wire.ts'

export interface PostgresOptions {
  readonly url: string
  /** Connections of this process. */
  readonly poolSize?: number
  /** The server ends a statement after this, and a transaction that idles. Zero: never (migrations). */
  readonly statementTimeoutMs?: number
}

const connectTimeoutMs = 5000
const defaultPoolSize = 16
const defaultStatementTimeoutMs = 15_000
/** The server ends a slow statement itself; one that is not answered so long after that was lost on the way. */
const answerMarginMs = 2000

/** A pool of connections to a PostgreSQL server. Every wait has an end: for a connection, a statement, an answer. */
export class PostgresSessions implements SessionSource {
  readonly #pool: Pool
  readonly #listener: PostgresListener
  readonly #answerTimeoutMs: number

  constructor({
    url,
    poolSize = defaultPoolSize,
    statementTimeoutMs = defaultStatementTimeoutMs,
  }: PostgresOptions) {
    const config = {
      connectionString: url,
      // Statements go out at once instead of waiting for the answer to the one before.
      pipeline: true,
      application_name: 'souk',
      connectionTimeoutMillis: connectTimeoutMs,
      keepAlive: true,
      // Short statements over few rows: compiling one takes longer than any of them.
      options: '-c timezone=UTC -c jit=off',
      statement_timeout: statementTimeoutMs,
      idle_in_transaction_session_timeout: statementTimeoutMs * 2,
      types: { getTypeParser: (oid: number) => columnParsers.get(oid) ?? String },
    } satisfies ClientConfig
    this.#answerTimeoutMs = statementTimeoutMs === 0 ? 0 : statementTimeoutMs + answerMarginMs
    this.#pool = new Pool({ ...config, max: poolSize })
    // An idle connection that breaks is replaced by the pool; whoever asks next gets a new one or DatabaseUnavailable.
    this.#pool.on('error', () => {})
    this.#listener = new PostgresListener({ ...config, application_name: 'souk listener' })
  }

  async acquire(): Promise<Session> {
    try {
      return new PostgresSession(await this.#pool.connect(), this.#answerTimeoutMs)
    } catch (error) {
      throw databaseError(error)
    }
  }

  listen(channel: string, onMessage: (payload: string) => void): Promise<() => Promise<void>> {
    return this.#listener.listen(channel, onMessage)
  }

  load(): SessionLoad {
    const { totalCount, idleCount, waitingCount, options } = this.#pool
    return { most: options.max, busy: totalCount - idleCount, waiting: waitingCount }
  }

  async close(): Promise<void> {
    await this.#listener.close()
    await this.#pool.end()
  }
}

class PostgresSession implements Session {
  readonly #client: PoolClient
  readonly #answerTimeoutMs: number
  #broken = false
  readonly #breaks = (): void => {
    this.#broken = true
  }

  constructor(client: PoolClient, answerTimeoutMs: number) {
    this.#client = client
    this.#answerTimeoutMs = answerTimeoutMs
    // While it is taken the pool does not listen; an error without a listener would end the process.
    client.on('error', this.#breaks)
  }

  async run(...statements: readonly Statement[]): Promise<QueryResult<unknown>> {
    let timer: NodeJS.Timeout | undefined
    try {
      const answers = Promise.all(this.#send(statements))
      const results = await (this.#answerTimeoutMs === 0
        ? answers
        : Promise.race([
            answers,
            new Promise<never>((_, reject) => {
              timer = setTimeout(() => {
                this.#broken = true
                answers.catch(() => {})
                reject(new DatabaseUnavailable('it does not answer'))
              }, this.#answerTimeoutMs)
            }),
          ]))
      // A script of several statements answers with a list, the last of which is its result.
      const result = results.flat().at(-1) ?? { rows: [], rowCount: null }
      return {
        rows: result.rows,
        ...(result.rowCount == null ? {} : { numAffectedRows: BigInt(result.rowCount) }),
      }
    } catch (error) {
      const mapped = databaseError(error)
      if (mapped instanceof DatabaseUnavailable) this.#broken = true
      throw mapped
    } finally {
      clearTimeout(timer)
    }
  }

  /** All in one packet. */
  #send(statements: readonly Statement[]): Promise<Answer>[] {
    const { stream } = this.#client.connection
    stream.cork()
    try {
      return statements.map(({ sql, parameters }) => {
        const name = preparedName(sql)
        const values = parameters.map(encodeParameter)
        return this.#client.query(name === undefined ? { text: sql, values } : { name, text: sql, values })
      })
    } finally {
      stream.uncork()
    }
  }

  release(healthy: boolean): void {
    this.#client.off('error', this.#breaks)
    this.#client.release(!healthy || this.#broken)
  }
}
