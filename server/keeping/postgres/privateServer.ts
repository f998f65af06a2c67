import { chown, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { ProgramFailed, requirePrograms, serverUser, start, type Credentials } from './programs.ts'

/** A server that can be written to, and reached through a socket of its own alone. */
export interface PrivateServer {
  /** The address of a database in it, by the one that the operator's own server has. */
  urlFor(url: string): string
  /** Shuts it down with everything on the disk: another server may be started on its folder. */
  finish(): Promise<void>
  /** Ends it anyhow, and takes away what only it needed. */
  abandon(): Promise<void>
}

/**
 * Starts a server on a cluster's folder and waits until it may be written to. It listens on no port: nobody else can reach it, whatever
 * the settings say that came with the folder.
 * @param options.others folders that it reads beside
 */
export async function openServer(options: {
  readonly data: string
  readonly settings: Readonly<Record<string, string>>
  readonly others?: readonly string[]
}): Promise<PrivateServer> {
  const { data, others = [] } = options
  const major = (await readFile(join(data, 'PG_VERSION'), 'utf8')).trim()
  const bin = requirePrograms(['postgres'], major)
  const credentials = await serverUser()
  const place = await mkdtemp(join(tmpdir(), 'souk-server-'))
  const remove = (): Promise<void> => rm(place, { recursive: true, force: true })
  try {
    const authority = join(place, 'pg_hba.conf')
    await writeFile(authority, 'local all all trust\n')
    const configuration = join(place, 'postgresql.conf')
    await writeFile(configuration, '')
    await give([data, place, ...others], credentials)
    const settings = {
      config_file: configuration,
      hba_file: authority,
      listen_addresses: '',
      port: String(anyPort),
      unix_socket_directories: place,
      unix_socket_permissions: '0700',
      // Whatever the server did that the folder is of: this one tells nobody of itself.
      archive_mode: 'off',
      shared_preload_libraries: '',
      logging_collector: 'off',
      log_destination: 'stderr',
      ssl: 'off',
      ...options.settings,
    }
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const server = start(join(bin, 'postgres'), ['-D', data, ...flags], { credentials, cwd: place })
    const abandon = async (): Promise<void> => {
      await server.end('SIGQUIT')
      await remove()
    }
    try {
      while (!(await isOpen(place))) {
        if (server.hasEnded()) throw new ProgramFailed(`PostgreSQL did not start: ${server.words()}`)
        await sleep(100)
      }
    } catch (error) {
      await abandon()
      throw error
    }
    return {
      urlFor(url) {
        const { username, pathname } = new URL(url)
        return `postgres://${username}@${encodeURIComponent(place)}:${anyPort}${pathname}`
      },
      // Its fast shutdown: with a checkpoint, without waiting for anybody.
      finish: () => server.end('SIGINT'),
      abandon,
    }
  } catch (error) {
    await remove()
    throw error
  }
}

/** Only names the socket. */
const anyPort = 5432

/** While it recovers it refuses everybody; who is refused for another reason is so by a server that is there. */
async function isOpen(socket: string): Promise<boolean> {
  const client = new Client({ host: socket, port: anyPort, user: 'nobody', database: 'postgres' })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch (error) {
    const { code } = error as { code?: string }
    // invalid_authorization_specification: there is no such role, and the server is open.
    return code === '28000'
  } finally {
    await client.end().catch(() => {})
  }
}

/** Makes folders and all in them another user's, as a server that root starts needs it. */
async function give(folders: readonly string[], credentials: Credentials): Promise<void> {
  if (credentials === undefined) return
  for (const folder of folders) {
    await chown(folder, credentials.uid, credentials.gid)
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
      await chown(join(entry.parentPath, entry.name), credentials.uid, credentials.gid)
  }
}
