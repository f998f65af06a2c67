import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { pino } from 'pino'
import { startPostgres } from '../scripts/postgres.ts'
import { startServer } from '../server/composition/server.ts'
import { readSettings } from '../server/runtime/settings.ts'
import { BenchSkipped, percentile, type Bench, type Measured } from './bench.ts'
import { logInAs } from './people/visit.ts'

const secret = 'a-secret-that-guards-a-benchmark-and-no-more'
const swapper = 'swapper'
const rounds = 300
const warmUp = 10

/** Quotes and confirmations over HTTP, one after the other, as one person makes them. */
export const swap: Bench = {
  name: 'swap',
  about: 'A price is locked and a swap made at it, 300 times by one person, on PostgreSQL, over HTTP',
  async run() {
    const cluster = await startPostgres({ durable: true })
    if (cluster === null) throw new BenchSkipped('PostgreSQL is not installed')
    try {
      return await measure(cluster.url)
    } finally {
      await cluster.stop()
    }
  },
}

async function measure(databaseUrl: string): Promise<Measured> {
  const env = { DATABASE_URL: databaseUrl, DEV_TOOLS: '1', SEED: 'none', GATEWAY_SECRET: secret }
  const log = pino({ level: 'silent' })
  const server = await startServer({
    settings: readSettings(env, { role: 'server', newSecret: () => secret }),
    logger: log,
    log,
    host: '127.0.0.1',
    port: 0,
  })
  try {
    await sql`insert into app_user (id, kind, user_name, user_name_key, email_key, password_hash, created_at)
      values (gen_random_uuid(), 'user', ${swapper}, ${swapper}, 'swapper@bench.souk.example', 'nobody logs in', now())`.execute(
      server.parts.database.db,
    )
    await post(`${server.url}/dev/faucet`, { user_name: swapper, asset: 'USDT', amount: '1000000' })
    const token = await logInAs(server.url, swapper)
    return await makeSwaps(server.url, token)
  } finally {
    await server.close()
  }
}

async function makeSwaps(origin: string, token: string): Promise<Measured> {
  const path = `${origin}/api/v1/crypto_crypto_swaps`
  const quotes: number[] = []
  const confirms: number[] = []
  for (let round = -warmUp; round < rounds; round++) {
    const began = performance.now()
    const asked = { from_code: 'USDT', to_code: 'BTC', amount: '20', side: 'from' }
    const { id } = await post<{ id: string }>(`${path}/quotes`, asked, token)
    const quoted = performance.now()
    await post(path, { quote_id: id }, token)
    if (round < 0) continue
    quotes.push(quoted - began)
    confirms.push(performance.now() - quoted)
  }
  const quoteP95Ms = percentile(quotes, 0.95)
  const confirmP95Ms = percentile(confirms, 0.95)
  return {
    figures: {
      quoteP50Ms: percentile(quotes, 0.5),
      quoteP95Ms,
      confirmP50Ms: percentile(confirms, 0.5),
      confirmP95Ms,
    },
    targets: [
      { name: 'quote, p95 ms', measured: quoteP95Ms, atMost: 50 },
      { name: 'confirm, p95 ms', measured: confirmP95Ms, atMost: 50 },
    ],
  }
}

async function post<T>(url: string, body: object, token?: string): Promise<T> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      ...(token === undefined ? {} : { 'x-access-token': token }),
    },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as T
}
