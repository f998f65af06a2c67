import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { channelSettingNames } from '../server/runtime/setting/settingRows.ts'
import { endsWithUs, goesWithUs } from './process/endChildren.ts'
import { freePort } from './process/freePort.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
/** A first start makes the demo market; a busy machine may take long for it. */
const longestStartMs = 180_000
const endsWithinMs = 6000

/** What a process has used. */
export interface Usage {
  readonly cpuMs: number
  readonly memoryMb: number
}

/** A process of the product. */
export interface ProductProcess {
  readonly pid: number
  /** Milliseconds from its start until `/health` answered. */
  readonly readyMs: number
  /** What it has used so far, as Linux counts it; null on another system. */
  usage(): Usage | null
  stop(): Promise<void>
}

/** Starts an entry point (`scripts/start.ts`) and resolves when `/health` of `url` answers. Throws when it ends before. */
export async function startProcess(
  script: string,
  url: string,
  env: Readonly<Record<string, string>>,
  onLine?: (line: string) => void,
): Promise<ProductProcess> {
  const began = performance.now()
  const child = spawn(process.execPath, [join(root, script)], {
    cwd: root,
    stdio: ['ignore', onLine ? 'pipe' : 'ignore', 'pipe'],
    env: { ...process.env, LOG_LEVEL: 'error', ...env },
  })
  endsWithUs(child)
  if (onLine && child.stdout) createInterface({ input: child.stdout }).on('line', onLine)
  let words = ''
  child.stderr?.on('data', chunk => {
    words = `${words}${String(chunk)}`.slice(-4000)
  })
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const stop = async () => {
    if (hasEnded()) return
    const timer = setTimeout(() => child.kill('SIGKILL'), endsWithinMs)
    child.kill('SIGTERM')
    await once(child, 'exit')
    clearTimeout(timer)
  }
  while (!(await answers(`${url}/health`))) {
    if (hasEnded()) throw new Error(`${script} did not start:\n${words}`)
    if (performance.now() - began > longestStartMs) {
      await stop()
      throw new Error(`${script} was not ready after ${longestStartMs / 1000} s:\n${words}`)
    }
    await sleep(25)
  }
  const pid = child.pid ?? 0
  return { pid, readyMs: Math.round(performance.now() - began), usage: () => usageOf(pid), stop }
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    answer => answer.ok,
    () => false,
  )

/** Clock ticks a second, of every Linux that Node runs on. */
const ticksPerSecond = 100

function usageOf(pid: number): Usage | null {
  if (!existsSync(`/proc/${pid}/stat`)) return null
  // The name of the program stands in parentheses and may hold anything; the fields after it are numbers.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  const ticks = Number(fields[11]) + Number(fields[12])
  const memory = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return { cpuMs: (ticks * 1000) / ticksPerSecond, memoryMb: Math.round(Number(memory?.[1] ?? 0) / 1024) }
}

/** The product on a free port of loopback, with a data folder of its own. */
export interface Product {
  readonly url: string
  /** Where the server is when the halves run apart; else the same as `url`. */
  readonly apiUrl: string
  readonly gateway: ProductProcess
  /** The same process as `gateway` unless they run apart. */
  readonly server: ProductProcess
  /** Ends it; the data folder goes with it, unless it was given. */
  stop(): Promise<void>
}

/** How to start it. */
export interface ProductOptions {
  readonly seed: 'demo' | 'none'
  /** Gateway and server as processes of their own. */
  readonly apart?: boolean
  readonly dataDir?: string
  readonly env?: Readonly<Record<string, string>>
  /** Hears what it logs: errors alone, unless `env` says else. */
  readonly onLine?: (line: string) => void
}

/** Starts the product with the development tools. */
export async function startProduct({ seed, apart, dataDir, env, onLine }: ProductOptions): Promise<Product> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'souk-product-')))
  const isGone = dataDir === undefined ? goesWithUs(folder) : () => undefined
  const port = await freePort()
  const serverPort = await freePort()
  const url = `http://127.0.0.1:${port}`
  const apiUrl = apart === true ? `http://127.0.0.1:${serverPort}` : url
  const all = {
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    SEED: seed,
    DEV_TOOLS: '1',
    // What the surroundings set is somebody's own: nothing here may touch it.
    DATABASE_URL: '',
    PUBLIC_URL: '',
    REQUISITES_KEY: '',
    REQUISITES_OLD_KEYS: '',
    ...Object.fromEntries(channelSettingNames.map(name => [name, ''])),
    GATEWAY_SECRET: randomBytes(32).toString('hex'),
    ...env,
    PORT: String(port),
    SERVER_PORT: String(serverPort),
    API_URL: apiUrl,
  }
  const started: ProductProcess[] = []
  const start = async (script: string, at: string) => {
    const one = await startProcess(script, at, all, onLine)
    started.unshift(one)
    return one
  }
  const stop = async () => {
    for (const one of started) await one.stop()
    if (dataDir === undefined) await rm(folder, { recursive: true, force: true })
    isGone()
  }
  try {
    const server = await start(apart === true ? 'server/main.ts' : 'scripts/start.ts', apiUrl)
    const gateway = apart === true ? await start('mesh/main.ts', url) : server
    return { url, apiUrl, gateway, server, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
