import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { onTestFinished, type TestContext } from 'vitest'
import { freePort } from '../../../scripts/process/freePort.ts'
import type { PostgresCluster } from '../../../scripts/postgres.ts'
import { anvilProgram, startAnvil, type Anvil } from '../../chains/support/anvil.ts'
import { startRateServer, type RateServer } from '../../support/network/rateServer.ts'
import { ready, startProcess, type ProductProcess } from '../../support/process/productProcess.ts'
import { startShop, type ShopServer } from '../../support/shop.ts'
import { clientOf, type Person, type SoukClient } from '../../support/soukClient.ts'
import { testCluster } from '../product.ts'
import { mailServer, type MailServer } from './mailServer.ts'
import { layValve, type Valve } from './valve.ts'

/** A process that can be ended and started again. */
export interface Part {
  /** The one that runs, or ran last. */
  current(): ProductProcess
  start(): Promise<void>
}

/** The whole place as it is run for others, each part on its own, and everybody it stands on. */
export interface Stand {
  readonly env: Readonly<Record<string, string>>
  readonly api: SoukClient
  readonly server: Part
  readonly gateway: Part
  readonly signer: Part
  readonly cluster: PostgresCluster
  readonly mail: MailServer
  readonly kraken: RateServer
  readonly coinbase: RateServer
  readonly anvil: Anvil
  readonly node: Valve
  readonly shop: ShopServer
  /** Where the server tells its figures. */
  readonly target: string
  /** Whether the node finds a block each second. */
  mines: boolean
  readonly sql: <T = Record<string, unknown>>(text: string) => Promise<T[]>
  /** Runs a statement in a transaction and leaves it open; answers how to end it. */
  readonly hold: (text: string) => Promise<() => Promise<void>>
  /** An operator at an open desk. */
  readonly operator: Person
}

const secret = 'faults-secret-of-more-than-forty-characters-0'

function partOf(script: string, env: Readonly<Record<string, string>>, origin: string | null): Part {
  let running: ProductProcess | null = null
  onTestFinished(async () => void (await running?.end('SIGKILL')))
  return {
    current() {
      if (!running) throw new Error(`${script} was not started`)
      return running
    },
    async start() {
      running = startProcess(script, env)
      if (origin !== null) await ready(running, origin)
    },
  }
}

/** Puts it up; the test is skipped where the machine has no PostgreSQL or no node. */
export async function putUp(context: TestContext): Promise<Stand> {
  const cluster = await testCluster(context)
  const program = anvilProgram() ?? context.skip('anvil is not installed')
  const anvil = await startAnvil(program)
  onTestFinished(() => anvil.close())
  const node = await layValve(Number(new URL(anvil.url).port))
  onTestFinished(() => node.close())
  const [kraken, coinbase, shop] = await Promise.all([startRateServer(), startRateServer(), startShop()])
  onTestFinished(async () => {
    shop.close()
    await Promise.all([kraken.close(), coinbase.close()])
  })
  const [port, serverPort, metricsPort, signerPort, mailPort] = (
    await Promise.all(Array.from({ length: 5 }, () => freePort()))
  ).map(String) as [string, string, string, string, string]
  const mail = mailServer(Number(mailPort))
  await mail.open()
  onTestFinished(() => mail.close())
  const folder = mkdtempSync(join(tmpdir(), 'souk-watched-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const seed = { WALLET_SEED: '07'.repeat(32), ETHEREUM_CHAIN_ID: '31337' }
  const signing = { SIGNER_URL: `http://127.0.0.1:${signerPort}`, SIGNER_SECRET: secret }
  const env = {
    ...signing,
    DATABASE_URL: cluster.url,
    DATA_DIR: join(folder, 'server'),
    GATEWAY_SECRET: secret,
    REQUISITES_KEY: '7'.repeat(64),
    SEED: 'none',
    CONTENT: 'none',
    DEV_TOOLS: '1',
    LOG_LEVEL: 'warn',
    LOG_FORMAT: 'json',
    SERVER_PORT: serverPort,
    METRICS_PORT: metricsPort,
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    MAIL_FROM: 'Souk <no-reply@souk.test>',
    RATES_SOURCES: `kraken=${kraken.url},coinbase=${coinbase.url}`,
    ETHEREUM_URL: `http://127.0.0.1:${node.port}`,
    ETHEREUM_CHAIN_ID: '31337',
    WEBHOOK_HOSTS: shop.host,
  }
  const origin = `http://127.0.0.1:${serverPort}`
  const gatewayOrigin = `http://127.0.0.1:${port}`
  const signer = partOf(
    'server/signer/main.ts',
    { ...seed, ...signing, DATA_DIR: join(folder, 'signer') },
    null,
  )
  const server = partOf('server/main.ts', env, origin)
  const gateway = partOf(
    'mesh/main.ts',
    { API_URL: origin, PORT: port, GATEWAY_SECRET: secret, DEV_TOOLS: '1' },
    gatewayOrigin,
  )
  await anvil.mine(1)
  await signer.start()
  await sleep(1500)
  await server.start()
  await gateway.start()

  const connect = async (): Promise<Client> => {
    const client = new Client({ connectionString: cluster.url })
    client.on('error', () => undefined)
    await client.connect()
    return client
  }
  const sql = async <T>(text: string): Promise<T[]> => {
    const client = await connect()
    try {
      return (await client.query(text)).rows as T[]
    } finally {
      await client.end()
    }
  }
  const api = clientOf(origin)
  const operator = await api.signUp('watchwoman')
  await sql(`update app_user set roles = '{user,operator}' where user_name = 'watchwoman'`)
  // Hours go by here: how the desk is opened, and closes again, is shown elsewhere.
  await sql(`update session set confirmed_at = '2100-01-01'`)
  const stand: Stand = {
    env,
    api,
    server,
    gateway,
    signer,
    cluster,
    mail,
    kraken,
    coinbase,
    anvil,
    node,
    shop,
    target: `127.0.0.1:${metricsPort}`,
    mines: true,
    sql,
    async hold(text) {
      const client = await connect()
      await client.query('begin')
      await client.query(text)
      return async () => {
        await client.query('rollback').catch(() => undefined)
        await client.end()
      }
    },
    operator,
  }
  const mining = setInterval(() => {
    if (stand.mines) anvil.mine(1).catch(() => undefined)
  }, 1000)
  onTestFinished(() => clearInterval(mining))
  return stand
}
