import { sql } from 'kysely'
import type { Database } from '../server/database/database.ts'
import { percentile, type Bench, type Measured } from './bench.ts'
import { postJson } from './support/postJson.ts'
import { withFilledPostgres } from './support/postgres.ts'
import { logInAs, withServer } from './support/visit.ts'

const swapper = 'swapper'
const rounds = 300
const warmUp = 10

/** Quotes and confirmations over HTTP, one after the other, as one person makes them. */
export const swap: Bench = {
  name: 'swap',
  about: 'A price is locked and a swap made at it, 300 times by one person, on PostgreSQL, over HTTP',
  run: () =>
    withFilledPostgres(makeSwapper, databaseUrl =>
      withServer(databaseUrl, async ({ url }) => {
        await postJson(`${url}/dev/faucet`, { user_name: swapper, asset: 'USDT', amount: '1000000' })
        return makeSwaps(url, await logInAs(url, swapper))
      }),
    ),
}

async function makeSwapper({ db }: Database): Promise<void> {
  await sql`insert into app_user (id, kind, user_name, user_name_key, email_key, password_hash, created_at)
    values (gen_random_uuid(), 'user', ${swapper}, ${swapper}, 'swapper@bench.souk.example', 'nobody logs in', now())`.execute(
    db,
  )
}

async function makeSwaps(origin: string, token: string): Promise<Measured> {
  const path = `${origin}/api/v1/crypto_crypto_swaps`
  const quotes: number[] = []
  const confirms: number[] = []
  for (let round = -warmUp; round < rounds; round++) {
    const began = performance.now()
    const asked = { from_code: 'USDT', to_code: 'BTC', amount: '20', side: 'from' }
    const { id } = await postJson<{ id: string }>(`${path}/quotes`, asked, token)
    const quoted = performance.now()
    await postJson(path, { quote_id: id }, token)
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
