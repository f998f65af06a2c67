import type { QueryResult } from 'kysely'

/** A channel as LISTEN takes it: the same letters that `pg_notify` was given. */
export const quotedChannel = (channel: string): string => `"${channel.replaceAll('"', '""')}"`

/** A statement with the values of its parameters. */
export interface Statement {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

/** One conversation with the database. Errors come as `databaseError` makes them. */
export interface Session {
  /**
   * Runs statements in turn, in one round trip, and answers the last one's result. When one fails it throws that error;
   * those after it may have run, so send together only what has no effect without the others: begin first, commit last.
   */
  run(...statements: readonly Statement[]): Promise<QueryResult<unknown>>
  /** Gives the session back; one that may be in the middle of something (`healthy` false) is thrown away. */
  release(healthy: boolean): void
}

const preparedNames = new Map<string, string>()

/**
 * A name to prepare the statement under, once per session, when it only calls a stored function: that saves parsing it each time. Others
 * are planned afresh, with the tables as they are by then.
 */
export function preparedName(sql: string): string | undefined {
  const known = preparedNames.get(sql)
  if (known !== undefined) return known
  const [, stored] =
    /^\s*select (?:\*|\([a-z.]+\)\.\*[^()]*?)\s+from ([a-z_]+)\([^()]*\)(?: [a-z]+)?$/.exec(sql) ?? []
  if (stored === undefined) return undefined
  const name = `${stored}_${preparedNames.size}`
  preparedNames.set(sql, name)
  return name
}

/** How busy a process's sessions are. */
export interface SessionLoad {
  /** So many there may be. */
  readonly most: number
  readonly busy: number
  /** Who waits for one. */
  readonly waiting: number
}

/** Where sessions come from: the embedded database has one, a server has a pool. */
export interface SessionSource {
  acquire(): Promise<Session>
  /**
   * Calls back with the payload of every NOTIFY on the channel until the returned function is called. After a lost
   * connection it calls back once with an empty payload: messages may have been missed, so read again what they stand for.
   */
  listen(channel: string, onMessage: (payload: string) => void): Promise<() => Promise<void>>
  load(): SessionLoad
  close(): Promise<void>
}
