import { pino, type Logger as Pino } from 'pino'
import { startServer, type SoukServer } from '../../server/composition/server.ts'
import type { Database } from '../../server/database/database.ts'
import { machineClock } from '../../server/runtime/clock.ts'
import { limitsOf } from '../../server/signer/limits.ts'
import type { Signer } from '../../server/signer/signer.ts'
import { walletKeys } from '../../server/signer/keys.ts'
import { signerOf } from '../../server/signer/openSigner.ts'
import { readSettings } from '../../server/runtime/setting/settings.ts'
import { clientOf, type Json, type Person, type SoukClient } from './soukClient.ts'

export const gatewaySecret = 'test-gateway-secret-of-40-characters-000'

/** The same for every test server, as for the processes of one Souk. */
export const requisitesKey = '7'.repeat(64)

/** As for the processes of one Souk: two servers on one database have the same addresses. */
export const walletSeed = '07'.repeat(32)

const beatMs = 2000

/** What argon2 takes at the least: hundreds of people sign up in tests, and what is proved does not hang on the work. */
const cheapPasswords = { memoryCost: 8, timeCost: 1, parallelism: 1 }

/** A server for tests: the true one, without a demo market, with the development tools, on a database of its own. */
export interface TestSouk extends SoukClient {
  readonly server: SoukServer
  /** What the server logged as an error: nothing, unless a test breaks it on purpose. */
  readonly faults: readonly string[]
  close(): Promise<void>
}

/** Starts it; `url` puts it onto PostgreSQL, `database` onto one that is open already; `env` sets more. */
export async function startTestSouk(
  options: {
    readonly url?: string
    readonly dataDir?: string
    readonly database?: Database
    readonly env?: Readonly<Record<string, string>>
    /** Passwords at the product's own cost. */
    readonly dearPasswords?: boolean
    /** Where it logs, instead of to {@link TestSouk.faults}. */
    readonly log?: Pino
  } = {},
): Promise<TestSouk> {
  const settings = readSettings(
    {
      DEV_TOOLS: '1',
      SEED: 'none',
      CONTENT: 'none',
      GATEWAY_SECRET: gatewaySecret,
      REQUISITES_KEY: requisitesKey,
      ...options.env,
      ...(options.url ? { DATABASE_URL: options.url } : { DATA_DIR: options.dataDir ?? 'memory://' }),
    },
    { role: 'server', newSecret: () => gatewaySecret },
  )
  const faults: string[] = []
  const log = options.log ?? pino({ level: 'error' }, { write: line => void faults.push(line) })
  const server = await startServer({
    settings,
    logger: log,
    log,
    host: '127.0.0.1',
    port: 0,
    // One that says its seed starts its own signer, as the product does.
    ...(options.env?.['WALLET_SEED']
      ? { env: options.env }
      : { signer: await testSigner(options.env?.['SIGNER_LIMITS']) }),
    ...(options.database ? { database: options.database } : {}),
    ...(options.dearPasswords ? {} : { passwordCost: cheapPasswords }),
  })

  // No gateway tells this server that people can reach it; without a sign of life no deadline would be acted on.
  const beating = setInterval(() => void server.workers.heartbeat.beat().catch(() => undefined), beatMs)

  return {
    ...clientOf(server.url),
    server,
    faults,
    async close() {
      clearInterval(beating)
      await server.close()
    },
  }
}

let derived: ReturnType<typeof walletKeys> | undefined

async function testSigner(limits?: string): Promise<Signer> {
  const keys = await (derived ??= walletKeys(Buffer.from(walletSeed, 'hex')))
  return signerOf({ keys, clock: machineClock, limits: limitsOf(limits) })
}

/** The body of an advert that sells Bitcoin for naira at a fixed price. */
export const sellAdvert = {
  type: 'Ad::Sell',
  crypto_currency_code: 'BTC',
  currency_code: 'NGN',
  payment_method_codes: ['opay'],
  price_mode: 'fixed',
  fixed_price: '100000000',
  minimum: '10000',
  maximum: '400000',
  requisites: [
    { kind: 'wallet_id', value: '0142883761' },
    { kind: 'account_name', value: 'KUNLE O. ADEYEMI' },
  ],
  terms: 'From your own account.',
}

/** The body of an advert like {@link sellAdvert}, with these changes; one of another price mode goes without the fixed price. */
export const advertBody = (changes: object): object => {
  const { fixed_price, ...bare } = sellAdvert
  const mode = (changes as { price_mode?: string }).price_mode ?? 'fixed'
  return { ...bare, ...(mode === 'fixed' ? { fixed_price } : {}), ...changes }
}

/** Makes an advert; answers its id and price. */
export async function makeAdvert(
  souk: SoukClient,
  owner: Person,
  changes: object = {},
): Promise<{ id: string; price: string }> {
  const { status, body } = await souk.call<{ id: string; price: string }>('POST /v2/pro', {
    as: owner,
    body: advertBody(changes),
  })
  if (status !== 200) throw new Error(`no advert: ${JSON.stringify(body)}`)
  return body
}

/** Opens a trade of an amount of fiat on an advert. */
export const openTrade = (
  souk: SoukClient,
  opener: Person,
  advert: { id: string; price: string },
  amount = '250000',
  key?: string,
) =>
  souk.call<Json & { id: string; status: string; amount: string }>(`POST /v1/pro/${advert.id}/trades`, {
    as: opener,
    ...(key ? { key } : {}),
    body: { amount, price_seen: advert.price, payment_method_code: 'opay' },
  })
