import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, watch } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { readSettings, SettingsRefused } from '../server/runtime/setting/settings.ts'
import { freePort } from './process/freePort.ts'

// `npm run dev`: the app with hot reload on PORT; server and gateway behind it, each restarted when a file of it changes.

const root = fileURLToPath(new URL('..', import.meta.url))
const endsWithinMs = 4000

/** An entry point that runs until it is told to end. */
interface Watched {
  readonly end: () => Promise<void>
  /** It went by itself, with this code. */
  readonly gone: Promise<number>
}

interface WatchedEntry {
  readonly name: string
  readonly script: string
  readonly env: Readonly<Record<string, string>>
  /** A file that it reads and does not import. */
  readonly reads?: string
}

/** Runs an entry point again whenever a file of it changes. Its lines come with its name before them. */
function watched({ name, script, env, reads }: WatchedEntry): Watched {
  const begin = (): ChildProcess => {
    const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', script], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    })
    for (const stream of [child.stdout, child.stderr])
      if (stream)
        createInterface({ input: stream }).on('line', line => console.log(`${name.padEnd(7)} ${line}`))
    child.once('exit', code => {
      if (child === running) went.resolve(code ?? 1)
    })
    return child
  }
  const went = Promise.withResolvers<number>()
  let running: ChildProcess | null = null
  const stop = async () => {
    const child = running
    running = null
    if (child) await end(child)
  }
  running = begin()
  if (reads !== undefined) {
    // Written anew, a file is another one: its folder is what can be watched.
    let again: NodeJS.Timeout | undefined
    watch(path.join(root, path.dirname(reads)), (_, file) => {
      if (file !== path.basename(reads) || running === null) return
      clearTimeout(again)
      again = setTimeout(() => {
        console.log(`${name.padEnd(7)} begins again: ${reads} is another one`)
        void stop().then(() => (running = begin()))
      }, 200)
    })
  }
  return { end: stop, gone: went.promise }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const timer = setTimeout(() => child.kill('SIGKILL'), endsWithinMs)
  child.kill('SIGTERM')
  await once(child, 'exit')
  clearTimeout(timer)
}

/** The gateway serves the payer’s page from the last build, where there is one. */
const built = (): Record<string, string> => {
  const appDir = fileURLToPath(new URL('../app/dist', import.meta.url))
  return existsSync(`${appDir}/index.html`) ? { APP_DIR: appDir } : {}
}

async function main(): Promise<void> {
  const settings = readSettings(process.env, {
    role: 'all',
    newSecret: () => randomBytes(32).toString('hex'),
  })
  const gatewayPort = await freePort()
  const serverPort = await freePort()
  const env = {
    HOST: '127.0.0.1',
    SERVER_PORT: String(serverPort),
    API_URL: `http://127.0.0.1:${serverPort}`,
    GATEWAY_SECRET: settings.gatewaySecret,
    DEV_TOOLS: settings.devTools ? '1' : '0',
    // The app sends the text of documents that no manifest holds yet.
    FREE_DOCUMENTS: 'everybody',
    SEED: settings.seed,
  }
  process.env['GATEWAY_URL'] = `http://127.0.0.1:${gatewayPort}`
  const children = [
    watched({ name: 'server', script: 'server/main.ts', env }),
    watched({
      name: 'gateway',
      script: 'mesh/main.ts',
      env: { ...env, ...built(), PORT: String(gatewayPort) },
      reads: 'mesh/supergraph.graphql',
    }),
  ]
  const app = await createServer({
    root: fileURLToPath(new URL('../app', import.meta.url)),
    configFile: fileURLToPath(new URL('../app/vite.config.ts', import.meta.url)),
    server: { port: settings.port, host: settings.host, strictPort: true },
  })
  const close = async (code: number): Promise<never> => {
    await Promise.all([app.close(), ...children.map(child => child.end())])
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close(0))
  // The watcher stays when what it watches fails; when it goes itself, nothing is left to develop against.
  for (const { gone } of children) void gone.then(code => close(code))
  await app.listen().catch(async (error: unknown) => {
    console.error(String(error))
    await close(1)
  })
  app.printUrls()
}

main().catch((error: unknown) => {
  console.error(error instanceof SettingsRefused ? error.message : error)
  process.exit(1)
})
