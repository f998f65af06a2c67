/** What a line of the log tells of an error. */
export interface ErrorLine {
  readonly type: string
  readonly message: string
  /** Where it was thrown, without the message that heads a stack. */
  readonly stack: string
  readonly sqlState?: string
  readonly constraint?: string
  readonly table?: string
  readonly cause?: ErrorLine
}

/**
 * An error as the log may tell it: what kind, where from, and the database's code with the constraint. Of the database's own
 * words nothing that may be a value: its details show whole rows, with requisites and names.
 */
export function errorLine(error: unknown): ErrorLine {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' }
  const told = error as Error & Partial<Record<'severity' | 'code' | 'constraint' | 'table', unknown>>
  const isDatabase = typeof told.severity === 'string' && typeof told.code === 'string'
  return {
    type: error.name,
    message: isDatabase || isSyntax(error) ? withoutValues(error.message) : error.message,
    stack: (error.stack ?? '').split('\n').filter(isFrame).join('\n'),
    ...(isDatabase ? { sqlState: String(told.code) } : {}),
    ...(isDatabase && typeof told.constraint === 'string' ? { constraint: told.constraint } : {}),
    ...(isDatabase && typeof told.table === 'string' ? { table: told.table } : {}),
    ...(error.cause instanceof Error ? { cause: errorLine(error.cause) } : {}),
  }
}

/** The parser of JSON quotes what it could not read. */
const isSyntax = (error: Error): boolean => error instanceof SyntaxError

const withoutValues = (message: string): string => message.replace(/(["']).*\1/gs, '…')

const isFrame = (line: string): boolean => /^\s*at /.test(line)
