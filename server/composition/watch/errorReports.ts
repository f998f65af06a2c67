import { fileURLToPath } from 'node:url'
import type { Exception, StackFrame } from '@sentry/core'
import type { Settings } from '../../runtime/setting/settings.ts'
import { errorLine, type ErrorLine } from '../errorLine.ts'
import { scrubbed } from '../../runtime/scrubbed.ts'

/** Tells of errors where the operator wants to hear of them. */
export interface ErrorReports {
  /**
   * @param what the words of the log, which are ours
   * @param fields those of its line; of them only what names a place in the code is told
   */
  readonly report: (error: unknown, what: string, fields: Readonly<Record<string, unknown>>) => void
  /** Waits a moment for what is under way. */
  close(): Promise<void>
}

/** A database that is away makes thousands of errors a minute; the first of them tell it all. */
const mostPerMinute = 60
const closeWithinMs = 2000

/** What of a line is told: names of ours. Ids are of requests, and found in the log. */
const tags = ['operation', 'kind', 'network', 'provider', 'attempt', 'requestId', 'traceId'] as const

const root = fileURLToPath(new URL('../../../', import.meta.url))

/**
 * Opens the way to an address as Sentry and those that speak as it does give them. No part of Sentry looks at requests by itself here: what
 * is sent is made below, and nothing else is. Its library is loaded only where there is an address; answers null where there is none.
 */
export async function openErrorReports(
  { sentryDsn: dsn }: Pick<Settings, 'sentryDsn'>,
  now: () => number = Date.now,
): Promise<ErrorReports | null> {
  if (dsn === null) return null
  const { ServerRuntimeClient, createStackParser, createTransport, nodeStackLineParser } =
    await import('@sentry/core')
  const parseStack = createStackParser(nodeStackLineParser())
  const client = new ServerRuntimeClient({
    dsn,
    platform: 'node',
    runtime: { name: 'node', version: process.version },
    integrations: [],
    sendClientReports: false,
    stackParser: parseStack,
    transport: options =>
      createTransport(options, async ({ body }) => {
        const sent = typeof body === 'string' ? body : Buffer.from(body)
        const answer = await fetch(options.url, {
          method: 'POST',
          body: sent,
          signal: AbortSignal.timeout(10_000),
        })
        return {
          statusCode: answer.status,
          headers: {
            'x-sentry-rate-limits': answer.headers.get('x-sentry-rate-limits'),
            'retry-after': answer.headers.get('retry-after'),
          },
        }
      }),
  })
  client.init()
  const frames = (stack: string): StackFrame[] =>
    parseStack(`Error\n${stack}`).map(({ filename, function: name, lineno, colno, in_app }) => ({
      filename: filename?.replace(root, '') ?? '',
      ...(name === undefined ? {} : { function: name }),
      ...(lineno === undefined ? {} : { lineno }),
      ...(colno === undefined ? {} : { colno }),
      ...(in_app === undefined ? {} : { in_app }),
    }))
  const chain = ({ type, message, stack, sqlState, constraint, cause }: ErrorLine): Exception[] => [
    ...(cause ? chain(cause) : []),
    {
      type,
      value: [scrubbed(message), sqlState, constraint].filter(Boolean).join(' · '),
      stacktrace: { frames: frames(stack) },
    },
  ]
  let [minute, told] = [0, 0]
  return {
    report(error, what, fields) {
      const at = Math.floor(now() / 60_000)
      if (at !== minute) [minute, told] = [at, 0]
      if (++told > mostPerMinute) return
      client.captureEvent({
        level: 'error',
        logger: what,
        exception: { values: chain(errorLine(error)) },
        tags: Object.fromEntries(
          tags.flatMap(name => {
            const value = fields[name]
            return typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : []
          }),
        ),
      })
    },
    async close() {
      await client.close(closeWithinMs)
    },
  }
}
