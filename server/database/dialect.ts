import { PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely'
import type {
  CompiledQuery,
  DatabaseConnection,
  Dialect,
  Driver,
  Kysely,
  QueryResult,
  TransactionSettings,
} from 'kysely'
import type { Session, SessionSource, Statement } from './session.ts'

/**
 * Kysely over a {@link SessionSource}: the same driver for the embedded database and for a server.
 *
 * @param guard Runs before a session is taken, and throws where none may be taken.
 */
export function sessionDialect(source: SessionSource, guard: () => void): Dialect {
  return {
    createAdapter: () => new SessionAdapter(),
    createDriver: () => new SessionDriver(source, guard),
    createIntrospector: db => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

/** The number under which Kysely locks as well, so that a process of an older release waits for one of this. */
const migrationLock = '3853314791062309107'

/** Migrations hold their lock until they are committed, together with what is done after them in their transaction. */
class SessionAdapter extends PostgresAdapter {
  override async acquireMigrationLock(db: Kysely<unknown>): Promise<void> {
    await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)}::bigint)`.execute(db)
  }

  override async releaseMigrationLock(): Promise<void> {}
}

class SessionDriver implements Driver {
  readonly #source: SessionSource
  readonly #guard: () => void

  constructor(source: SessionSource, guard: () => void) {
    this.#source = source
    this.#guard = guard
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    this.#guard()
    return new SessionConnection(await this.#source.acquire())
  }

  async beginTransaction(connection: SessionConnection, settings: TransactionSettings): Promise<void> {
    await connection.begin(settings)
  }

  async commitTransaction(connection: SessionConnection): Promise<void> {
    await connection.commit()
  }

  async rollbackTransaction(connection: SessionConnection): Promise<void> {
    await connection.rollback()
  }

  async releaseConnection(connection: SessionConnection): Promise<void> {
    connection.release()
  }

  async destroy(): Promise<void> {
    await this.#source.close()
  }
}

const closing = new WeakSet<CompiledQuery>()

/** Keeps a query back until its transaction is committed: it is sent with the commit, and answers nothing. */
export function withCommit<R>(query: CompiledQuery<R>): CompiledQuery<R> {
  closing.add(query)
  return query
}

/** A transaction's begin goes out with its first statement and its commit with the last: both save a round trip. */
class SessionConnection implements DatabaseConnection {
  readonly #session: Session
  /** What is to be sent before the next statement, and before the commit. */
  #unsent: readonly Statement[] = []
  #closing: readonly Statement[] = []
  #open = false
  #failed = false

  constructor(session: Session) {
    this.#session = session
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (closing.has(query)) {
      this.#closing = [...this.#closing, query]
      return { rows: [] }
    }
    try {
      return (await this.#send(query)) as QueryResult<R>
    } catch (error) {
      this.#failed = true
      throw error
    }
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Read in keyset pages instead of streaming a query.')
  }

  async begin({ isolationLevel, accessMode }: TransactionSettings): Promise<void> {
    this.#open = true
    const level = isolationLevel === undefined ? '' : ` isolation level ${isolationLevel}`
    this.#unsent = [alone(`begin${level}${accessMode === undefined ? '' : ` ${accessMode}`}`)]
  }

  async commit(): Promise<void> {
    // PostgreSQL would answer this COMMIT with a silent ROLLBACK.
    if (this.#failed) throw new Error('A statement of this transaction failed, so it cannot be committed.')
    // A transaction that did nothing never began.
    if (this.#unsent.length === 0 || this.#closing.length > 0)
      await this.#send(...this.#closing, alone('commit'))
    this.#open = false
  }

  async rollback(): Promise<void> {
    try {
      if (this.#unsent.length === 0) await this.#send(alone('rollback'))
      this.#open = false
    } catch {
      // The session is thrown away by `release`, which rolls back as well; the error that led here is the one to report.
    }
  }

  release(): void {
    this.#session.release(!this.#open)
  }

  #send(...statements: readonly Statement[]): Promise<QueryResult<unknown>> {
    const sent = [...this.#unsent, ...statements]
    this.#unsent = []
    return this.#session.run(...sent)
  }
}

const alone = (sql: string): Statement => ({ sql, parameters: [] })
