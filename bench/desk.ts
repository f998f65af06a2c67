import { sql } from 'kysely'
import { openDatabase } from '../server/database/database.ts'
import { freePort } from '../scripts/process/freePort.ts'
import type { Bench } from './bench.ts'
import { busyPerson, deskOperator, makePlace } from './desk/place.ts'
import { withFilledPostgres } from './support/postgres.ts'
import { repeat, visitEach, visitsOf, withServer, worstP95 } from './support/visit.ts'

const size = { people: 1_000_000, journals: 5_000_000, waiting: 10_000 }
const calls = 60

/** What an operator opens, and how they look for somebody. */
const lists = {
  queues: '/v1/operator/queues',
  figures: '/v1/operator/figures',
  books: '/v1/operator/books',
  newest: '/v1/operator/people',
  nameBegins: '/v1/operator/people?search=person12',
  nameWhole: '/v1/operator/people?search=person999999',
  email: '/v1/operator/people?search=person4321%40bench.souk.example',
  phone: '/v1/operator/people?search=%2B2348000000300',
  legalName: '/v1/operator/people?search=name%20number%204000',
  nobody: '/v1/operator/people?search=nobody-like-that',
  suspended: '/v1/operator/people?standing=suspended',
  banned: '/v1/operator/people?standing=banned',
  held: '/v1/operator/people?standing=held',
  operators: '/v1/operator/people?standing=operator',
  person: `/v1/operator/people/${busyPerson}`,
  stores: '/v1/operator/stores',
  deposits: '/v1/operator/deposits',
  withdrawals: '/v1/operator/withdrawals',
  identityChecks: '/v1/operator/identity_checks',
  invitations: '/v1/operator/invitations',
  reports: '/v1/operator/reports',
  requests: '/v1/operator/requests',
  switches: '/v1/operator/switches',
  trail: '/v1/operator/trail',
  trailOfDeed: '/v1/operator/trail?deed=open_person',
  trailBefore: '/v1/operator/trail?before=50000',
} as const

/** The operator's desk of a large place, over HTTP, and what Prometheus asks of it. */
export const desk: Bench = {
  name: 'desk',
  about:
    'Lists of the operator’s desk with 1,000,000 people, 10,000,000 postings and 10,000 rows in each queue, on PostgreSQL, one call after the other; /metrics beside them',
  run: () =>
    withFilledPostgres(
      database => makePlace(database, size),
      async url => {
        const metricsPort = String(await freePort())
        return withServer(url, server => measure(url, server.url, metricsPort), { METRICS_PORT: metricsPort })
      },
    ),
}

async function measure(databaseUrl: string, origin: string, metricsPort: string) {
  const visit = visitsOf(origin, deskOperator)
  await visit('/v1/me', 1)
  await confirmSessions(databaseUrl)
  const took = await visitEach(visit, lists, calls)
  const metrics = await repeat(
    { url: `http://127.0.0.1:${metricsPort}/metrics`, method: 'GET', headers: {} },
    calls,
  )
  return {
    figures: { worstP95Ms: worstP95(took), metrics, lists: took },
    targets: [
      { name: 'slowest list of the desk, p95 ms', measured: worstP95(took), atMost: 100 },
      { name: '/metrics, p95 ms', measured: metrics.p95Ms, atMost: 20 },
    ],
  }
}

/** As if their code had just been typed. */
async function confirmSessions(url: string): Promise<void> {
  const database = await openDatabase({ url })
  await sql`update session set confirmed_at = now()`.execute(database.db)
  await database.close()
}
