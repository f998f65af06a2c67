import { pino } from 'pino'
import { startPostgres } from '../../scripts/postgres.ts'
import { startServer } from '../../server/composition/server.ts'
import { openDatabase, type Database } from '../../server/database/database.ts'
import { migrateToLatest } from '../../server/database/migrate.ts'
import { readSettings } from '../../server/runtime/settings.ts'
import { BenchSkipped, percentile, round } from '../bench.ts'
import { makeCall, type Call } from '../load.ts'

/** By this the server of a bench knows a gateway. */
export const secret = 'a-secret-that-guards-a-benchmark-and-no-more'

/** How long one call took, of many. */
export type Took = { readonly p50Ms: number; readonly p95Ms: number; readonly mostMs: number }

/** A visit that is another than a reading of the person whom the bench is about. */
interface Visiting {
  readonly as?: string
  /** It is posted. */
  readonly body?: object
}

/** Calls a path of the API so many times, one call after the other. */
export type Visit = (path: string, times: number, visiting?: Visiting) => Promise<Took>

/**
 * A server on a PostgreSQL of its own that is filled first, visited by somebody who is logged in.
 * @param name whose session the visits have; one of those that `fill` makes
 */
export async function visitFilled<T>(
  { fill, name }: { readonly fill: (database: Database) => Promise<void>; readonly name: string },
  measure: (visit: Visit, url: string) => Promise<T>,
): Promise<T> {
  const cluster = await startPostgres({ durable: true })
  if (cluster === null) throw new BenchSkipped('PostgreSQL is not installed')
  try {
    const database = await openDatabase({ url: cluster.url })
    await migrateToLatest(database)
    await database.unhurried(async db => fill({ ...database, db }))
    await database.close()
    return await onServer(cluster.url, name, measure)
  } finally {
    await cluster.stop()
  }
}

async function onServer<T>(
  url: string,
  name: string,
  measure: (visit: Visit, url: string) => Promise<T>,
): Promise<T> {
  const env = { DATABASE_URL: url, DEV_TOOLS: '1', SEED: 'none', GATEWAY_SECRET: secret, LOG_FORMAT: 'json' }
  const log = pino({ level: 'silent' })
  const server = await startServer({
    settings: readSettings(env, { role: 'server', newSecret: () => secret }),
    logger: log,
    log,
    host: '127.0.0.1',
    port: 0,
  })
  try {
    const tokens = new Map<string, Promise<string>>()
    const tokenOf = (user: string): Promise<string> => {
      const token = tokens.get(user) ?? logInAs(server.url, user)
      tokens.set(user, token)
      return token
    }
    return await measure(async (path, times, { as = name, body } = {}) => {
      const headers = { 'x-access-token': await tokenOf(as) }
      const url = `${server.url}/api${path}`
      return repeat(
        body ? { url, method: 'POST', headers, body: JSON.stringify(body) } : { url, method: 'GET', headers },
        times,
      )
    }, server.url)
  } finally {
    await server.close()
  }
}

/** The token of somebody whom the bench has made; the development tools are on. */
export async function logInAs(origin: string, name: string): Promise<string> {
  const answer = await fetch(`${origin}/dev/log_in_as`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user_name: name }),
  })
  return ((await answer.json()) as { api_token: string }).api_token
}

/** Asks again and again; the first answers warm up. */
async function repeat(call: Call, times: number): Promise<Took> {
  const took: number[] = []
  for (let turn = -5; turn < times; turn++) {
    const began = performance.now()
    await makeCall(call)
    if (turn >= 0) took.push(performance.now() - began)
  }
  return { p50Ms: percentile(took, 0.5), p95Ms: percentile(took, 0.95), mostMs: round(Math.max(...took)) }
}
