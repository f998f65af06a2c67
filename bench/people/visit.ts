import { pino } from 'pino'
import { startPostgres } from '../../scripts/postgres.ts'
import { startServer } from '../../server/composition/server.ts'
import { openDatabase, type Database } from '../../server/database/database.ts'
import { migrateToLatest } from '../../server/database/migrate.ts'
import { readSettings } from '../../server/runtime/settings.ts'
import { BenchSkipped, percentile, round } from '../bench.ts'
import { makeCall } from '../load.ts'

const secret = 'a-secret-that-guards-a-benchmark-and-no-more'

/** How long one call took, of many. */
export type Took = { readonly p50Ms: number; readonly p95Ms: number; readonly mostMs: number }

/** Calls a path of the API so many times, one call after the other. */
export type Visit = (path: string, times: number) => Promise<Took>

/**
 * A server on a PostgreSQL of its own that is filled first, visited by somebody who is logged in.
 * @param name whose session the visits have; one of those that `fill` makes
 */
export async function visitFilled<T>(
  { fill, name }: { readonly fill: (database: Database) => Promise<void>; readonly name: string },
  measure: (visit: Visit) => Promise<T>,
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

async function onServer<T>(url: string, name: string, measure: (visit: Visit) => Promise<T>): Promise<T> {
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
    const token = await logInAs(server.url, name)
    return await measure((path, times) => repeat({ url: `${server.url}/api${path}`, token, times }))
  } finally {
    await server.close()
  }
}

async function logInAs(origin: string, name: string): Promise<string> {
  const answer = await fetch(`${origin}/dev/log_in_as`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user_name: name }),
  })
  return ((await answer.json()) as { api_token: string }).api_token
}

/** Asks again and again; the first answers warm up. */
async function repeat({ url, token, times }: { url: string; token: string; times: number }): Promise<Took> {
  const took: number[] = []
  for (let call = -5; call < times; call++) {
    const began = performance.now()
    await makeCall({ url, method: 'GET', headers: { 'x-access-token': token } })
    if (call >= 0) took.push(performance.now() - began)
  }
  return { p50Ms: percentile(took, 0.5), p95Ms: percentile(took, 0.95), mostMs: round(Math.max(...took)) }
}
