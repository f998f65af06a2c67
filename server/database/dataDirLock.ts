import { randomUUID } from 'node:crypto'
import { readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DataDirInUse } from './errors.ts'
import { isRunning, thisProcess } from './machine.ts'
import type { ProcessIdentity } from './machine.ts'

/** The right of this process to a data folder. */
export interface DataDirLock {
  /** Another process has removed this one's claim: nothing may be written any more. */
  lost(): boolean
  release(): Promise<void>
}

const claimName = /^lock-[0-9a-f-]{36}\.json$/
/** How often a claim is touched. One from another machine or container that misses four beats is dead. */
const beatEveryMs = 1000

/**
 * Takes the data folder for this process, or throws DataDirInUse with the holder's pid and host.
 *
 * Every process writes a claim under a name of its own, then looks whether any other is alive. Of two that start at the same
 * moment at least one sees the other (both may, and both give up), so two never hold the folder; and because
 * names are never reused, removing a dead process's claim cannot hit a living one.
 *
 * @param me Who asks; this process unless a test says otherwise.
 */
export async function lockDataDir(
  dataDir: string,
  me?: ProcessIdentity,
  beatMs = beatEveryMs,
): Promise<DataDirLock> {
  const self = me ?? (await thisProcess())
  const name = `lock-${randomUUID()}.json`
  const path = join(dataDir, name)
  await writeFile(`${path}.new`, JSON.stringify(self))
  await rename(`${path}.new`, path)
  const beat = startBeat(path, beatMs)
  try {
    for (const other of await otherClaims(dataDir, name)) await refuseWhileAlive(dataDir, other, self, beatMs)
    return beat
  } catch (error) {
    await beat.release()
    throw error
  }
}

async function otherClaims(dataDir: string, own: string): Promise<string[]> {
  const names = await readdir(dataDir)
  return names.filter(name => claimName.test(name) && name !== own)
}

async function refuseWhileAlive(
  dataDir: string,
  name: string,
  self: ProcessIdentity,
  beatMs: number,
): Promise<void> {
  const path = join(dataDir, name)
  const holder = await readClaim(path)
  if (holder === undefined) return
  // Among processes that we can see, the process itself is asked; elsewhere only its beat tells.
  const alive = holder.realm === self.realm ? await isRunning(holder) : await beats(path, beatMs)
  if (alive) throw new DataDirInUse(dataDir, holder)
  await rm(path, { force: true })
}

async function readClaim(path: string): Promise<ProcessIdentity | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as ProcessIdentity
  } catch (error) {
    if (isAbsent(error)) return undefined
    throw error
  }
}

const isAbsent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

async function beats(path: string, beatMs: number): Promise<boolean> {
  const before = await lastBeat(path)
  for (let beat = 0; beat < 4; beat++) {
    await sleep(beatMs)
    if ((await lastBeat(path)) !== before) return true
  }
  return false
}

const lastBeat = (path: string): Promise<number> =>
  stat(path).then(
    found => found.mtimeMs,
    () => 0,
  )

function startBeat(path: string, beatMs: number): DataDirLock {
  let lost = false
  const timer = setInterval(() => {
    const now = new Date()
    utimes(path, now, now).catch((error: unknown) => {
      lost ||= isAbsent(error)
    })
  }, beatMs)
  timer.unref()
  return {
    lost: () => lost,
    release: async () => {
      clearInterval(timer)
      await rm(path, { force: true })
    },
  }
}
