import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { QueryResult } from 'kysely'
import { lockDataDir } from './dataDirLock.ts'
import { EmbeddedProtocol } from './embeddedProtocol.ts'
import { openImage, writeImage } from './embeddedImage.ts'
import { databaseError, DatabaseUnavailable, RestoreUnfinished } from './errors.ts'
import { Mutex } from './mutex.ts'
import { quotedChannel } from './session.ts'
import type { Session, SessionLoad, SessionSource, Statement } from './session.ts'

/** The data folder that lives in memory only, for tests. */
export const memoryDataDir = 'memory://'

/** A transaction that keeps the one session longer than this makes the others fail instead of wait. */
const patienceMs = 30_000

/**
 * How many pages it keeps to itself. Without it PostgreSQL takes 128 MB and this process never gives them back; what is read
 * again lies in the machine's own cache of files.
 */
const sharedBuffers = '16MB'

export interface EmbeddedOptions {
  /** A folder, which is made when absent, or {@link memoryDataDir}. */
  readonly dataDir: string
  /** The files of a database to start from, as `dump` writes them. Only for a new one. */
  readonly image?: Uint8Array
}

/**
 * The embedded PostgreSQL (PGlite) in a locked folder.
 *
 * It writes without fsync: a killed process loses nothing that it acknowledged, a power cut may.
 * Throws DataDirInUse while another process has the folder, RestoreUnfinished where a restore was ended in the middle.
 */
export async function embeddedSessions({ dataDir, image }: EmbeddedOptions): Promise<EmbeddedSessions> {
  const inMemory = dataDir === memoryDataDir
  if (!inMemory) await mkdir(dataDir, { recursive: true })
  const lock = inMemory ? undefined : await lockDataDir(dataDir)
  try {
    const engine = inMemory ? await openMemory(image) : await openFolder(dataDir)
    await engine.exec(`set timezone = 'UTC'`)
    return new EmbeddedSessions(engine, lock)
  } catch (error) {
    await lock?.release()
    throw error
  }
}

const startParams = [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffers}`]

async function openMemory(image: Uint8Array | undefined): Promise<PGlite> {
  if (image !== undefined) return PGlite.create({ dataDir: memoryDataDir, startParams, fs: openImage(image) })
  return PGlite.create({ dataDir: memoryDataDir, startParams, loadDataDir: await freshFiles() })
}

/** How the folder begins in which a restore prepares what takes the database's place. */
export const restoringFolder = 'restoring-'

const isBeingRestored = async (dataDir: string): Promise<boolean> =>
  (await readdir(dataDir)).some(name => name.startsWith(restoringFolder))

async function openFolder(dataDir: string): Promise<PGlite> {
  const folder = join(dataDir, 'postgres')
  // There while a database is being made: whoever was killed in the middle of that left none.
  const unfinished = join(dataDir, 'postgres.unfinished')
  if (existsSync(unfinished)) await rm(folder, { recursive: true, force: true })
  if (existsSync(join(folder, 'PG_VERSION'))) return PGlite.create({ dataDir: folder, startParams })
  // Its database stands aside: a new one in its place would look as if everything were lost.
  if (await isBeingRestored(dataDir)) throw new RestoreUnfinished(dataDir)
  await writeFile(unfinished, '')
  const engine = await PGlite.create({ dataDir: folder, startParams, loadDataDir: await freshFiles() })
  await rm(unfinished)
  return engine
}

/** An empty database as PGlite's authors made it once: to have it made here takes four seconds of a processor. */
async function freshFiles(): Promise<Blob> {
  const { dataDir } = await import('@electric-sql/pglite-prepopulatedfs')
  return dataDir()
}

/** The embedded database's one session, shared in turns. */
export class EmbeddedSessions implements SessionSource {
  readonly #engine: PGlite
  readonly #protocol: EmbeddedProtocol
  readonly #lock: Awaited<ReturnType<typeof lockDataDir>> | undefined
  readonly #turn = new Mutex()
  readonly #callbacks = new Map<string, Set<(payload: string) => void>>()

  constructor(engine: PGlite, lock: Awaited<ReturnType<typeof lockDataDir>> | undefined) {
    this.#engine = engine
    this.#protocol = new EmbeddedProtocol(engine)
    this.#lock = lock
    engine.onNotification((channel, payload) => {
      for (const callback of this.#callbacks.get(channel) ?? []) callback(payload)
    })
  }

  async acquire(): Promise<Session> {
    if (!(await this.#turn.enter(patienceMs))) throw new DatabaseUnavailable('its one session is busy')
    if (this.#lock?.lost() === true) {
      this.#turn.leave()
      throw new DatabaseUnavailable('another process has taken the data folder over; restart this one')
    }
    return {
      run: (...statements) => this.#run(statements),
      release: healthy => this.#release(healthy),
    }
  }

  async listen(channel: string, onMessage: (payload: string) => void): Promise<() => Promise<void>> {
    const known = this.#callbacks.get(channel)
    const callbacks = known ?? new Set()
    this.#callbacks.set(channel, callbacks.add(onMessage))
    if (known === undefined)
      await this.#exclusively(() => this.#engine.exec(`listen ${quotedChannel(channel)}`))
    return async () => {
      callbacks.delete(onMessage)
      if (callbacks.size > 0 || this.#callbacks.get(channel) !== callbacks || this.#engine.closed) return
      this.#callbacks.delete(channel)
      await this.#exclusively(() => this.#engine.exec(`unlisten ${quotedChannel(channel)}`))
    }
  }

  /** The whole database as files, to start others from (see {@link EmbeddedOptions}). */
  dump(): Promise<Uint8Array> {
    return this.#exclusively(() => writeImage(this.#engine))
  }

  load(): SessionLoad {
    return { most: 1, ...this.#turn.load() }
  }

  async close(): Promise<void> {
    if (!this.#engine.closed) await this.#exclusively(() => this.#engine.close())
    await this.#lock?.release()
  }

  async #run(statements: readonly Statement[]): Promise<QueryResult<unknown>> {
    try {
      let result: QueryResult<unknown> = { rows: [] }
      for (const { sql, parameters } of statements) result = await this.#protocol.ask(sql, parameters)
      return result
    } catch (error) {
      throw databaseError(error)
    }
  }

  #release(healthy: boolean): void {
    if (healthy) this.#turn.leave()
    else
      void this.#engine.exec('rollback').then(
        () => this.#turn.leave(),
        () => this.#turn.leave(),
      )
  }

  async #exclusively<T>(work: () => Promise<T>): Promise<T> {
    if (!(await this.#turn.enter(patienceMs))) throw new DatabaseUnavailable('its one session is busy')
    try {
      return await work()
    } catch (error) {
      throw databaseError(error)
    } finally {
      this.#turn.leave()
    }
  }
}
