export type LogLevel = 'debug' | 'info' | 'warn' | 'error'

/** Facts of a log line. Never a token, cookie, body, or an address that may hold a secret. */
export type LogFields = Readonly<Record<string, string | number | boolean | null | readonly string[]>>

/** Where the gateway's log lines go. */
export type GatewayLog = (level: LogLevel, message: string, fields: LogFields) => void

/** One JSON line an event on the standard output. */
export const jsonLines =
  (now: () => Date, write: (line: string) => void = line => void process.stdout.write(line)): GatewayLog =>
  (level, message, fields) =>
    write(
      `${JSON.stringify({ level, time: now().toISOString(), part: 'gateway', msg: message, ...fields })}\n`,
    )

/** What may be told of an error: its name, message and where it was thrown. */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error }
  return {
    error: error.name,
    reason: error.message,
    ...(error.stack === undefined ? {} : { stack: error.stack }),
  }
}

/**
 * A path as it may be logged: without its query, and without the segments that may be an id or a mailed token. Only
 * short lower-case words are names of the product's own.
 */
export const loggablePath = (url: string): string =>
  (url.split('?', 1)[0] ?? '')
    .split('/')
    .map(segment => (/^([a-z_]{1,32}|v\d|)$/.test(segment) ? segment : ':x'))
    .join('/')
