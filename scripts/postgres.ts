import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { endsWithUs, goesWithUs } from './process/endChildren.ts'
import { freePort } from './process/freePort.ts'

/** A PostgreSQL cluster of its own, thrown away by `stop`. */
export interface PostgresCluster {
  /** A database with all rights, on loopback. */
  readonly url: string
  stop(): Promise<void>
  /** Ends every server process at once, as a crash would; `restart` then recovers from the log. */
  kill(): Promise<void>
  restart(): Promise<void>
}

/** A user of the operating system: PostgreSQL refuses to run as root. */
type Credentials = { readonly uid: number; readonly gid: number } | undefined

/**
 * Starts a throw-away cluster on a free loopback port, in a temporary folder; null where PostgreSQL is not installed, or where root
 * has no other user to run it as.
 *
 * @param options.durable Flush to the disk, as in production (for measurements). Without it a crash of the server loses
 *   nothing either, only a crash of the machine does.
 */
export async function startPostgres(
  options: { readonly durable?: boolean } = {},
): Promise<PostgresCluster | null> {
  const bin = postgresBinaries()
  const credentials = await unprivileged()
  if (bin === undefined || credentials === null) return null
  const folder = await mkdtemp(join(tmpdir(), 'souk-postgres-'))
  const isGone = goesWithUs(folder)
  if (credentials !== undefined) await chown(folder, credentials.uid, credentials.gid)
  const port = await freePort()
  const data = join(folder, 'data')
  const initialise = [
    '-D',
    data,
    '-U',
    'souk',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-locale',
    '--no-sync',
    '--no-instructions',
  ]
  await run(join(bin, 'initdb'), initialise, folder, credentials)
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '200',
    fsync: options.durable === true ? 'on' : 'off',
    log_min_messages: 'panic',
  }
  const start = (): Promise<Server> => startServer({ bin, data, settings, folder, port, credentials })
  let server = await start()
  return {
    url: `postgres://souk@127.0.0.1:${port}/postgres`,
    kill: () => server.end(),
    restart: async () => {
      server = await start()
    },
    stop: async () => {
      await server.end()
      await rm(folder, { recursive: true, force: true })
      isGone()
    },
  }
}

interface Server {
  /** At once; the other server processes end with the first. */
  end(): Promise<void>
}

interface ServerOptions {
  readonly bin: string
  readonly data: string
  readonly settings: Readonly<Record<string, string>>
  readonly folder: string
  readonly port: number
  readonly credentials: Credentials
}

/** To the postmaster PostgreSQL's immediate shutdown: no checkpoint, recovery at the next start. */
const atOnce = 'SIGQUIT'

async function startServer({
  bin,
  data,
  settings,
  folder,
  port,
  credentials,
}: ServerOptions): Promise<Server> {
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(join(bin, 'postgres'), ['-D', data, ...flags], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...credentials,
  })
  endsWithUs(child, atOnce)
  let words = ''
  child.stderr.on('data', chunk => {
    words = `${words}${String(chunk)}`.slice(-2000)
  })
  while (!(await accepts(bin, port))) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL did not start: ${words}`)
    await sleep(50)
  }
  return {
    end: async () => {
      if (hasEnded(child)) return
      child.kill(atOnce)
      await once(child, 'exit')
    },
  }
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null

async function accepts(bin: string, port: number): Promise<boolean> {
  const child = spawn(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)], {
    stdio: 'ignore',
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  return code === 0
}

async function run(
  file: string,
  args: readonly string[],
  cwd: string,
  credentials: Credentials,
): Promise<void> {
  const child = spawn(file, args, { cwd, stdio: ['ignore', 'ignore', 'pipe'], ...credentials })
  endsWithUs(child)
  let words = ''
  child.stderr.on('data', chunk => {
    words += String(chunk)
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`${file} failed: ${words}`)
}

/** The folder of the newest installed server's programs, of the distribution's folders or of the PATH; undefined without one. */
export function postgresBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map(version => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ]
  return folders.find(folder =>
    ['initdb', 'postgres', 'pg_isready'].every(name => existsSync(join(folder, name))),
  )
}

/** Whom to run as: oneself (undefined), or for root another user; null when there is none. */
async function unprivileged(): Promise<Credentials | null> {
  if (process.getuid?.() !== 0) return undefined
  const users = (await readFile('/etc/passwd', 'utf8')).split('\n').map(line => line.split(':'))
  for (const wanted of ['postgres', 'nobody']) {
    const [, , uid, gid] = users.find(([name]) => name === wanted) ?? []
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) }
  }
  return null
}
