import { pino, type Logger as Pino, type LoggerOptions } from 'pino'
import type { Logger } from '../runtime/logger.ts'
import type { Settings } from '../runtime/setting/settings.ts'
import { errorLine } from './errorLine.ts'
import type { ErrorReports } from './watch/errorReports.ts'

/** What must never be in a line, wherever it stands: tokens, passwords, codes, requisites. */
const secrets = [
  'token',
  'api_token',
  'password',
  'code',
  'requisites',
  'credentials',
  'applink',
  'cookie',
  'authorization',
  'payer_name',
  'email',
].flatMap(name => [name, `*.${name}`, `*.*.${name}`])

/**
 * The process's log: JSON lines, or one readable line an event on a machine of one's own.
 * @param write where the lines go; the standard output unless told
 * @param report is told of each error that is logged as one
 */
export function serverLog(
  settings: Pick<Settings, 'logFormat'>,
  write?: (line: string) => void,
  report?: ErrorReports['report'],
): { log: Pino; logger: Logger } {
  const options: LoggerOptions = {
    level: process.env['LOG_LEVEL'] ?? 'info',
    base: null,
    redact: { paths: secrets, remove: true },
    serializers: { err: errorLine },
    ...(report ? { hooks: { logMethod: reporting(report) } } : {}),
  }
  const log =
    settings.logFormat === 'json'
      ? pino(options, write ? { write } : pino.destination(1))
      : pino(options, prettyStream(write ?? (line => void process.stdout.write(line))))
  return { log, logger: log }
}

/** Writes a line, and tells of it when it is of an error. */
function reporting(report: ErrorReports['report']): LogMethod {
  return function (line, write, level) {
    const [fields, what] = line as unknown as [unknown, unknown]
    if (level >= errorLevel && typeof fields === 'object' && fields !== null && 'err' in fields)
      report(fields.err, String(what), { ...this.bindings(), ...fields })
    write.apply(this, line)
  }
}

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>

const errorLevel = 50

const levels: Record<string, string> = { 20: 'debug', 30: 'info', 40: 'WARN', 50: 'ERROR', 60: 'FATAL' }

/** Writes a JSON line as `time level message key=value…`. */
function prettyStream(show: (line: string) => void) {
  return {
    write(line: string): void {
      const { level, time, msg, ...fields } = JSON.parse(line) as Record<string, unknown>
      const at = new Date(Number(time)).toISOString().slice(11, 23)
      const rest = Object.entries(fields)
        .map(([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
        .join(' ')
      show(`${at} ${levels[String(level)] ?? String(level)} ${String(msg)} ${rest}\n`)
    },
  }
}
