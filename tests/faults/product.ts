import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, type TestContext } from 'vitest'
import { startPostgres, type PostgresCluster } from '../../scripts/postgres.ts'
import { freePort } from '../../scripts/process/freePort.ts'
import { ready, startProcess, type ProductProcess } from '../support/process/productProcess.ts'
import { clientOf, type SoukClient } from '../support/soukClient.ts'
import { startTrading, type TradingLoad } from './tradingLoad.ts'

/** How often a thing is killed: `FAULT_ROUNDS=100 npm run test:faults` for the long run. */
export const rounds = Number(process.env['FAULT_ROUNDS'] ?? 10)

/** The whole product in a process that can be killed and started again, on a data folder (or PostgreSQL) of its own. */
export interface Product {
  readonly origin: string
  readonly api: SoukClient
  readonly env: Readonly<Record<string, string>>
  /** The process that runs now, or ran last. */
  process(): ProductProcess
  /** Starts it; resolves when it can be used. */
  start(): Promise<void>
}

/** Prepares it; nothing runs yet. What runs when the test is over is ended. */
export async function prepareProduct(settings: Readonly<Record<string, string>> = {}): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'souk-product-'))
  const port = String(await freePort())
  const origin = `http://127.0.0.1:${port}`
  const env = {
    PORT: port,
    DATA_DIR: dataDir,
    SEED: 'none',
    DEV_TOOLS: '1',
    LOG_LEVEL: 'warn',
    LOG_FORMAT: 'json',
    GATEWAY_SECRET: 'faults-gateway-secret-of-40-characters-0',
    ...settings,
  }
  let running: ProductProcess | null = null
  onTestFinished(async () => {
    await running?.end('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  })
  return {
    origin,
    api: clientOf(origin),
    env,
    process() {
      if (!running) throw new Error('The product was not started')
      return running
    },
    async start() {
      running = startProcess('scripts/start.ts', env)
      await ready(running, origin)
    },
  }
}

/** The whole product, running. */
export async function startedProduct(settings: Readonly<Record<string, string>> = {}): Promise<Product> {
  const product = await prepareProduct(settings)
  await product.start()
  return product
}

/** A PostgreSQL for one test, which is skipped where none is installed. */
export async function testCluster({ skip }: TestContext): Promise<PostgresCluster> {
  const cluster = await startPostgres()
  onTestFinished(() => cluster?.stop())
  return cluster ?? skip('PostgreSQL is not installed')
}

const buyers = 6

/** Traders at work; whoever is still there when the test is over is sent away. */
export async function testLoad(api: SoukClient): Promise<TradingLoad> {
  const load = await startTrading(api, buyers)
  onTestFinished(() => load.abandon())
  return load
}
