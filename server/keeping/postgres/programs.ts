import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'

/** A user of the operating system: PostgreSQL's server refuses to run as root. Undefined: oneself. */
export type Credentials = { readonly uid: number; readonly gid: number } | undefined

/** A program of PostgreSQL that failed, with what it said. */
export class ProgramFailed extends Error {
  override readonly name = 'ProgramFailed'
}

const debian = '/usr/lib/postgresql'

/**
 * Where PostgreSQL's programs are: in the folders of Debian's packages, the newest first, or on the PATH. Undefined where they
 * are not installed.
 * @param major only those of this version: a server reads no other one's files
 */
export function findPrograms(names: readonly string[], major?: string): string | undefined {
  const installed = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...installed
      .filter(version => major === undefined || version === major)
      .map(version => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ]
  return folders.find(folder => names.every(name => existsSync(join(folder, name))))
}

/** The same; throws what to do where they are not installed. */
export function requirePrograms(names: readonly string[], major?: string): string {
  const found = findPrograms(names, major)
  if (found === undefined)
    throw new Error(
      `This needs ${names.join(', ')} of PostgreSQL${major === undefined ? '' : ` ${major}`}: install its programs on this machine.`,
    )
  return found
}

/** Whom a server is run as: oneself, or for root another user. Throws where there is none. */
export async function serverUser(): Promise<Credentials> {
  if (process.getuid?.() !== 0) return undefined
  const users = (await readFile('/etc/passwd', 'utf8')).split('\n').map(line => line.split(':'))
  for (const wanted of ['postgres', 'nobody']) {
    const [, , uid, gid] = users.find(([name]) => name === wanted) ?? []
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Error('PostgreSQL does not run as root: make a user postgres')
}

interface RunOptions {
  readonly env?: Readonly<Record<string, string>>
  readonly credentials?: Credentials
  readonly cwd?: string
}

/** Starts a program; what it says is kept for {@link endOf}. */
export function start(
  file: string,
  args: readonly string[],
  { env = {}, credentials, cwd }: RunOptions,
): Started {
  const child = spawn(file, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
    ...(cwd === undefined ? {} : { cwd }),
    ...credentials,
  })
  const started: Started = { child, words: () => words.trim(), hasEnded: () => ended, end }
  let words = ''
  let ended = false
  child.stderr.on('data', (chunk: Buffer) => {
    words = `${words}${chunk.toString()}`.slice(-4000)
  })
  child.once('error', error => {
    words += error.message
    ended = true
  })
  child.once('exit', () => {
    ended = true
  })
  async function end(signal: NodeJS.Signals): Promise<void> {
    if (ended) return
    child.kill(signal)
    await once(child, 'exit')
  }
  return started
}

/** A program that runs. */
export interface Started {
  readonly child: ChildProcess
  /** The last of what it said on its standard error. */
  words(): string
  hasEnded(): boolean
  /** Ends it, and waits for that. */
  end(signal: NodeJS.Signals): Promise<void>
}

/** Runs a program to its end. Throws {@link ProgramFailed}. */
export async function run(file: string, args: readonly string[], options: RunOptions = {}): Promise<void> {
  const started = start(file, args, options)
  const [code] = (await once(started.child, 'close')) as [number | null]
  if (code !== 0) throw new ProgramFailed(`${file.split('/').at(-1)} failed: ${started.words()}`)
}

/** How libpq is told of a server, without a password in the list of processes. */
export function libpqEnvironment(url: string): Readonly<Record<string, string>> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  const given = {
    PGHOST: searchParams.get('host') ?? decodeURIComponent(hostname),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
    PGSSLROOTCERT: searchParams.get('sslrootcert') ?? '',
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
}
