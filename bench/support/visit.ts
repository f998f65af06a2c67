import { pino } from 'pino'
import { startServer, type SoukServer } from '../../server/composition/server.ts'
import type { Database } from '../../server/database/database.ts'
import { readSettings } from '../../server/runtime/setting/settings.ts'
import { percentile, round } from '../bench.ts'
import { makeCall, type Call } from './load.ts'
import { withFilledPostgres } from './postgres.ts'
import { postJson } from './postJson.ts'

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
  return withFilledPostgres(fill, url =>
    withServer(url, ({ url: origin }) => measure(visitsOf(origin, name), origin)),
  )
}

/** A server on a database, with its development tools, for as long as `use` takes. */
export async function withServer<T>(
  databaseUrl: string,
  use: (server: SoukServer) => Promise<T>,
  more: Readonly<Record<string, string>> = {},
): Promise<T> {
  const env = { DATABASE_URL: databaseUrl, DEV_TOOLS: '1', SEED: 'none', GATEWAY_SECRET: secret, ...more }
  const log = pino({ level: 'silent' })
  const server = await startServer({
    settings: readSettings(env, { role: 'server', newSecret: () => secret }),
    logger: log,
    log,
    host: '127.0.0.1',
    port: 0,
  })
  try {
    return await use(server)
  } finally {
    await server.close()
  }
}

/** Visits of a server, as this person where a visit says nothing else. */
export function visitsOf(origin: string, name: string): Visit {
  const tokens = new Map<string, Promise<string>>()
  const tokenOf = (user: string): Promise<string> => {
    const token = tokens.get(user) ?? logInAs(origin, user)
    tokens.set(user, token)
    return token
  }
  return async (path, times, { as = name, body } = {}) => {
    const headers = { 'x-access-token': await tokenOf(as) }
    const url = `${origin}/api${path}`
    return repeat(
      body ? { url, method: 'POST', headers, body: JSON.stringify(body) } : { url, method: 'GET', headers },
      times,
    )
  }
}

/** Visits every path by its name, one after the other. */
export async function visitEach<Name extends string>(
  visit: Visit,
  paths: Readonly<Record<Name, string>>,
  times: number,
): Promise<Record<Name, Took>> {
  const took = {} as Record<Name, Took>
  for (const name of Object.keys(paths) as Name[]) took[name] = await visit(paths[name], times)
  return took
}

/** The slowest of several, p95 in milliseconds. */
export const worstP95 = (took: Readonly<Record<string, Took>>): number =>
  Math.max(...Object.values(took).map(({ p95Ms }) => p95Ms))

/** The token of somebody whom the bench has made; the development tools are on. */
export const logInAs = async (origin: string, name: string): Promise<string> =>
  (await postJson<{ api_token: string }>(`${origin}/dev/log_in_as`, { user_name: name })).api_token

/** Asks again and again; the first answers warm up. */
export async function repeat(call: Call, times: number): Promise<Took> {
  const took: number[] = []
  for (let turn = -5; turn < times; turn++) {
    const began = performance.now()
    await makeCall(call)
    if (turn >= 0) took.push(performance.now() - began)
  }
  return { p50Ms: percentile(took, 0.5), p95Ms: percentile(took, 0.95), mostMs: round(Math.max(...took)) }
}
