/**
 * The database cannot answer now: it is down, restarting, cut off, or too slow. Nothing is wrong with the request; the
 * kernel answers 503 and the next request tries anew. When it is thrown by a commit, the outcome is unknown: ask again with
 * the same idempotency key.
 */
export class DatabaseUnavailable extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`The database is not available: ${reason}`, options)
    this.name = 'DatabaseUnavailable'
  }
}

/** A query outside the open transaction was asked for inside it. On one session it would wait for itself for ever. */
export class QueryOutsideTransaction extends Error {
  constructor() {
    super('This runs inside a transaction: pass its `tx` down instead of querying the database beside it.')
    this.name = 'QueryOutsideTransaction'
  }
}

/** The data folder is open in another process, which would destroy this one's writes. */
export class DataDirInUse extends Error {
  constructor(dataDir: string, holder: { readonly pid: number; readonly host: string }) {
    super(
      `${dataDir} is in use by process ${holder.pid} on ${holder.host}. Stop that process, or set DATA_DIR to another folder.`,
    )
    this.name = 'DataDirInUse'
  }
}

/** A restore into the data folder was ended in the middle, and no database is there. */
export class RestoreUnfinished extends Error {
  constructor(dataDir: string) {
    super(
      `A restore into ${dataDir} did not come to its end. Run it again; what was there before it is beside, in postgres.before-….`,
    )
    this.name = 'RestoreUnfinished'
  }
}

const lostSocket = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'ECONNABORTED',
])

/** SQLSTATE of a server that goes, comes or is full (class 08, 57P0x, 53300), or gave up on a slow statement (57014, 55P03, 25P03). */
const unavailableState = /^(?:08...|57P0[1-5]|53300|53400|57014|55P03|25P03)$/

/** What the driver says itself, without a code. */
const lostWords =
  /connection (?:terminated|ended|is closed)|timeout exceeded when trying to connect|client has encountered a connection error|client was closed|not queryable|PGlite is clos/i

/** The error to throw for one of the driver's: DatabaseUnavailable where the database is away, else the same error. */
export function databaseError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseUnavailable) return error
  const code = sqlState(error)
  const away =
    code === undefined ? lostWords.test(error.message) : lostSocket.has(code) || unavailableState.test(code)
  return away ? new DatabaseUnavailable(error.message || (code ?? 'lost'), { cause: error }) : error
}

/** The SQLSTATE (or the socket's code) of a driver's error, the same on both databases. */
export function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

/** The name of the constraint that refused a write, the same on both databases. */
export function violatedConstraint(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('constraint' in error)) return undefined
  return typeof error.constraint === 'string' ? error.constraint : undefined
}
