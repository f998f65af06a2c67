import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, sql } from 'kysely'
import type { Transaction } from 'kysely'
import { sessionDialect } from './dialect.ts'
import { embeddedSessions } from './embedded.ts'
import type { EmbeddedOptions } from './embedded.ts'
import { QueryOutsideTransaction, sqlState } from './errors.ts'
import { PostgresSessions } from './postgres.ts'
import type { PostgresOptions } from './postgres.ts'
import type { SessionLoad, SessionSource } from './session.ts'
import type { Tables } from './tables.ts'

/** An open transaction. Every repository takes it. */
export type Tx = Transaction<Tables>

/** Where a read may run: beside any transaction, or in one. */
export type Connection = Kysely<Tables> | Tx

/** The one database of the process. All errors of an absent database are DatabaseUnavailable. */
export interface Database {
  readonly kind: 'embedded' | 'postgres'
  /** Queries beside any transaction. Inside `transaction` of the same call chain it throws QueryOutsideTransaction. */
  readonly db: Kysely<Tables>
  /**
   * Runs the work in one READ COMMITTED transaction, and commits it when it resolves. After a deadlock or a serialization
   * failure the work runs again (a few times), so it must not act outside the database.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * Calls back with the payload of every NOTIFY on the channel, until the returned function is called. An empty payload
   * means that messages may have been missed.
   */
  listen(channel: string, onMessage: (payload: string) => void): Promise<() => Promise<void>>
  /** Runs work that may take longer than a request may: migrations and seeds. It has a connection without time-outs. */
  unhurried<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>
  /** How busy its sessions are, of this process alone. */
  load(): SessionLoad
  close(): Promise<void>
}

const oldestServer = 150_000

/** Is told of each statement, without its values, when it has ended. */
export type OnStatement = (statement: string, ms: number) => void

/** Opens the embedded database of a data folder, or the PostgreSQL server of a URL (15 or newer). Does not migrate. */
export async function openDatabase(
  options: EmbeddedOptions | PostgresOptions,
  onStatement?: OnStatement,
): Promise<Database> {
  if ('dataDir' in options)
    return new SessionDatabase('embedded', await embeddedSessions(options), undefined, onStatement)
  const database = new SessionDatabase(
    'postgres',
    new PostgresSessions(options),
    () => new PostgresSessions({ ...options, poolSize: 2, statementTimeoutMs: 0 }),
    onStatement,
  )
  try {
    const { rows } = await sql<{ server_version_num: string }>`show server_version_num`.execute(database.db)
    if (Number(rows[0]?.server_version_num) < oldestServer)
      throw new Error('DATABASE_URL needs PostgreSQL 15 or newer.')
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

const retriedStates = new Set(['40001', '40P01'])
const attempts = 6
const firstPauseMs = 4

/** A database over sessions that are already there; elsewhere use {@link openDatabase}. */
export class SessionDatabase implements Database {
  readonly kind: Database['kind']
  readonly db: Kysely<Tables>
  readonly #source: SessionSource
  readonly #unhurriedSource: (() => SessionSource) | undefined
  readonly #inside = new AsyncLocalStorage<{ open: boolean }>()

  constructor(
    kind: Database['kind'],
    source: SessionSource,
    unhurriedSource?: () => SessionSource,
    onStatement?: OnStatement,
  ) {
    this.kind = kind
    this.#source = source
    this.#unhurriedSource = unhurriedSource
    this.db = new Kysely<Tables>({
      dialect: sessionDialect(source, () => this.#guard()),
      ...(onStatement
        ? { log: ({ query, queryDurationMillis }) => onStatement(query.sql, queryDurationMillis) }
        : {}),
    })
  }

  async transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#once(work)
      } catch (error) {
        if (attempt === attempts || !retriedStates.has(sqlState(error) ?? '')) throw error
        await sleep(firstPauseMs * 2 ** attempt)
      }
    }
  }

  listen(channel: string, onMessage: (payload: string) => void): Promise<() => Promise<void>> {
    this.#guard()
    return this.#source.listen(channel, onMessage)
  }

  async unhurried<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
    if (this.#unhurriedSource === undefined) return work(this.db)
    this.#guard()
    const source = this.#unhurriedSource()
    const db = new Kysely<Tables>({ dialect: sessionDialect(source, () => {}) })
    try {
      return await work(db)
    } finally {
      await source.close()
    }
  }

  load(): SessionLoad {
    return this.#source.load()
  }

  close(): Promise<void> {
    return this.#source.close()
  }

  #once<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.db
      .transaction()
      .setIsolationLevel('read committed')
      .execute(tx => {
        const scope = { open: true }
        // What is started in the work but outlives the transaction may query again.
        return this.#inside
          .run(scope, () => work(tx))
          .finally(() => {
            scope.open = false
          })
      })
  }

  #guard(): void {
    if (this.#inside.getStore()?.open === true) throw new QueryOutsideTransaction()
  }
}
