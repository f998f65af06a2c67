import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { SettingName } from '../runtime/setting/settingRows.ts'
import { signerClient } from './signerClient.ts'
import type { Signer } from './signer.ts'

/** What of the environment the signer is told: nothing of the database, of mail or of anybody. */
const signerSettings = [
  'WALLET_SEED',
  'WALLET_SEED_FILE',
  'SIGNER_LIMITS',
  'ETHEREUM_TOKENS',
] as const satisfies readonly SettingName[]

/** How a signer of one's own is started. */
export interface SignerProcessOptions {
  /** Where the settings are read that are the signer's. */
  readonly env: Readonly<Record<string, string | undefined>>
  readonly dataDir: string
  /** Whether it may make a seed file where none is given. */
  readonly makesSeed: boolean
  /** The chain that Ethereum is, when it is real. */
  readonly ethereumChainId: number | null
  /** By which this process and the signer know each other. */
  readonly newSecret: () => string
}

interface Running {
  readonly child: ChildProcess
  readonly signer: Signer
}

/** A signer that is a child of this process: it ends with it, however that ends, and is started again when it fails. */
export interface OwnSigner extends Signer {
  /** The child's, while there is one. */
  readonly pid: () => number | null
}

/** Starts the signer; rejects with its own words when it refuses to start. */
export async function startSigner(options: SignerProcessOptions): Promise<OwnSigner> {
  let running: Promise<Running> | null = null
  let pid: number | null = null
  let isClosed = false

  function current(): Promise<Running> {
    if (isClosed) throw new Error('The signer was closed')
    running ??= begin().catch((error: unknown) => {
      running = null
      throw error
    })
    return running
  }

  async function begin(): Promise<Running> {
    const secret = options.newSecret()
    const main = fileURLToPath(new URL('main.ts', import.meta.url))
    // It makes little and keeps little: a small young generation saves a fifth of its memory.
    const child = spawn(process.execPath, ['--max-semi-space-size=1', main, '--child'], {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: environmentOf(options),
    })
    child.once('exit', () => {
      running = null
      pid = null
    })
    pid = child.pid ?? null
    // One that has gone before it reads is told of by its exit.
    child.stdin?.on('error', () => undefined)
    child.stdin?.write(`${secret}\n`)
    const url = await addressOf(child)
    return { child, signer: signerClient({ url, secret }) }
  }

  await current()
  return {
    pid: () => pid,
    watchKeys: async () => (await current()).signer.watchKeys(),
    sign: async order => (await current()).signer.sign(order),
    room: async () => (await current()).signer.room(),
    async close() {
      isClosed = true
      const last = await running?.catch(() => null)
      if (!last || last.child.exitCode !== null || last.child.signalCode !== null) return
      const gone = once(last.child, 'exit')
      last.child.stdin?.end()
      await gone
    },
  }
}

async function addressOf(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('The signer has no output')
  const reader = createInterface({ input: child.stdout })
  const first = await Promise.race([
    once(reader, 'line') as Promise<[string]>,
    once(child, 'exit').then(() => ['{"refused":"it ended at once"}'] as const),
  ])
  reader.close()
  child.stdout.resume()
  const told = JSON.parse(first[0]) as { url?: string; refused?: string }
  if (told.url === undefined) throw new Error(`The signer does not start: ${told.refused}`)
  return told.url
}

function environmentOf({ env, dataDir, makesSeed, ethereumChainId }: SignerProcessOptions) {
  // Where this process keeps what it has compiled; the folder in it is that of this Node.
  const compiled = getCompileCacheDir()
  const told = Object.fromEntries(
    signerSettings.flatMap(name => (env[name] === undefined ? [] : [[name, env[name]]])),
  )
  return {
    ...told,
    DATA_DIR: dataDir,
    DEV_TOOLS: makesSeed ? '1' : '0',
    ...(ethereumChainId === null ? {} : { ETHEREUM_CHAIN_ID: String(ethereumChainId) }),
    ...(compiled === undefined ? {} : { NODE_COMPILE_CACHE: dirname(compiled) }),
  }
}
