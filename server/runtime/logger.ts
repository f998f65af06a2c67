/** Where a part tells what happened; pino fits. Fields never hold tokens, passwords, codes or requisites. */
export interface Logger {
  debug(fields: object, text: string): void
  info(fields: object, text: string): void
  warn(fields: object, text: string): void
  error(fields: object, text: string): void
}

/** Tells nothing. For tests and tools. */
export const silentLogger: Logger = { debug() {}, info() {}, warn() {}, error() {} }
