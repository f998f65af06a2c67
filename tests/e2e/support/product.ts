import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { freePort } from '../../../scripts/process/freePort.ts'
import { channelSettingNames } from '../../../server/runtime/setting/settingRows.ts'
import { openHosted } from './productHost.ts'
import { productRoot } from './productRoot.ts'
import { fillDataFolder } from './migratedFolder.ts'
import { startNode } from './nodeProcess.ts'

const fileOf = (path: string) => fileURLToPath(new URL(path, productRoot))

/** A process of the product. */
export interface Part {
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>
  /** Asks it to end, as an operator would. */
  stop(): Promise<void>
}

function startPart(script: URL, env: Readonly<Record<string, string>>): Part {
  const child = startNode(script, ['ignore', 'ignore', 'inherit'], env)
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }
  return { kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}

async function ready(url: string): Promise<void> {
  const until = Date.now() + 60_000
  while (Date.now() < until) {
    const answer = await fetch(`${url}/health`).catch(() => null)
    if (answer?.ok) return
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error(`${url} is not ready after a minute`)
}

/** The product that a test uses. */
export interface Product {
  readonly url: string
  close(): Promise<void>
}

/** A product whose halves are processes of their own, so that each can be ended. */
export interface ProductApart extends Product {
  readonly parts: { readonly gateway: Part; readonly server: Part }
  /** Starts a half again that was ended. */
  start(half: 'gateway' | 'server'): Promise<void>
  /** Does an operator’s work. The server is stopped for it: the embedded database is of one process. */
  operate(tool: 'store', ...words: string[]): Promise<void>
}

interface ProductOptions {
  /** Beside the usual ones: a mail server, as an operator sets it. */
  readonly settings?: Readonly<Record<string, string>>
  /** Writes into its data folder before it starts. */
  readonly prepare?: (dataDir: string) => Promise<void>
}

/** Nobody outside is reached, whatever the environment of the tests says. */
const withoutChannels = Object.fromEntries(channelSettingNames.map(name => [name, '']))

/** A database of its own, without a demo market, and what a product on it is told. */
async function makeSurroundings({ settings = {}, prepare }: ProductOptions) {
  const dataDir = mkdtempSync(join(tmpdir(), 'souk-e2e-'))
  await fillDataFolder(dataDir)
  await prepare?.(dataDir)
  const port = String(await freePort())
  const serverPort = String(await freePort())
  const env = {
    ...withoutChannels,
    PORT: port,
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    SEED: 'none',
    DEV_TOOLS: '1',
    SERVER_PORT: serverPort,
    APP_DIR: fileOf('app/dist'),
    API_URL: `http://127.0.0.1:${serverPort}`,
    GATEWAY_SECRET: randomUUID().repeat(2),
    ...settings,
  }
  return {
    env,
    url: `http://127.0.0.1:${port}`,
    clear: () => rmSync(dataDir, { recursive: true, force: true }),
  }
}

/** Starts the true product, in a process that this worker's products have in common. */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const { env, clear } = await makeSurroundings(options)
  const product = await openHosted(env)
  return {
    url: product.url,
    async close() {
      await product.close()
      clear()
    },
  }
}

/** Starts the true product as two processes. */
export async function startApart(options: ProductOptions = {}): Promise<ProductApart> {
  const { env, url, clear } = await makeSurroundings(options)
  const scripts = {
    gateway: new URL('mesh/main.ts', productRoot),
    server: new URL('server/main.ts', productRoot),
  } as const
  const parts = { server: startPart(scripts.server, env), gateway: startPart(scripts.gateway, env) }
  await ready(url)
  const start = async (half: 'gateway' | 'server') => {
    parts[half] = startPart(scripts[half], env)
    await ready(url)
  }
  return {
    url,
    parts,
    start,
    async operate(tool, ...words) {
      await parts.server.stop()
      const script = fileOf(`server/cli/${tool}.ts`)
      await promisify(execFile)(process.execPath, [script, ...words], { env: { ...process.env, ...env } })
      await start('server')
    },
    async close() {
      // What it wrote is thrown away; that it ends when it is asked to is shown by restart.e2e.ts.
      await parts.gateway.kill()
      await parts.server.kill()
      clear()
    },
  }
}
