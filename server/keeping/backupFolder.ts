import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describeFile, eachFile, filesUnder, manifestFile, readManifest, type Manifest } from './manifest.ts'

/** Names a backup by the moment at which it was begun; the newest is the last in order. */
export const nameOfBackup = (at: Date): string => at.toISOString().replaceAll(':', '-')

const namePattern = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z$/
const unfinished = '.unfinished-'

/** The backups of a folder that are whole, the oldest first. */
export async function listBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.filter(name => namePattern.test(name)).toSorted()
}

/** The newest backup of a folder, or the one that is named. Throws where there is none. */
export async function findBackup(folder: string, name?: string): Promise<string> {
  const names = await listBackups(folder)
  const found = name === undefined ? names.at(-1) : names.find(known => known === name)
  if (found === undefined) throw new Error(`${folder} holds no backup${name === undefined ? '' : ` ${name}`}`)
  return join(folder, found)
}

/** What whoever fills a backup answers; its files are described afterwards. */
export type Filled = Omit<Manifest, 'version' | 'files'>

/**
 * Writes a backup: under another name until all of it is on the disk, so that one that has its name is whole.
 * @param fill puts the files into the folder that it is given
 */
export async function writeBackup(
  folder: string,
  at: Date,
  fill: (draft: string) => Promise<Filled>,
): Promise<{ readonly name: string; readonly manifest: Manifest }> {
  const name = nameOfBackup(at)
  const draft = join(folder, `${unfinished}${name}`)
  await mkdir(draft, { recursive: true, mode: 0o700 })
  try {
    const filled = await fill(draft)
    const files = await eachFile(await filesUnder(draft), async path => {
      await syncPath(join(draft, path))
      return describeFile(draft, path)
    })
    const manifest: Manifest = { version: 1, ...filled, files }
    const handle = await open(join(draft, manifestFile), 'wx', 0o600)
    try {
      await handle.writeFile(`${JSON.stringify(manifest, null, 1)}\n`)
    } finally {
      await handle.close()
    }
    await syncPath(join(draft, manifestFile))
    for (const inside of new Set(files.map(({ path }) => dirname(path)))) await syncPath(join(draft, inside))
    await syncPath(draft)
    await rename(draft, join(folder, name))
    await syncPath(folder)
    return { name, manifest }
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

/** Keeps the newest backups, and takes away the older ones and what a process that died has left. */
export async function thinBackups(folder: string, most: number): Promise<readonly string[]> {
  const names = await listBackups(folder)
  const old = names.slice(0, Math.max(0, names.length - most))
  for (const name of old) await rm(join(folder, name), { recursive: true, force: true })
  const newest = names.at(-1)
  // One that is older than a whole one is nobody's work any more.
  for (const name of await readdir(folder).catch(() => []))
    if (newest !== undefined && name.startsWith(unfinished) && name < `${unfinished}${newest}`)
      await rm(join(folder, name), { recursive: true, force: true })
  return old
}

/** What lies in a folder of backups, for a list. */
export async function describeBackups(folder: string) {
  const names = await listBackups(folder)
  return Promise.all(names.map(async name => ({ name, manifest: await readManifest(join(folder, name)) })))
}

/** What is written of a file or a folder is on the disk when this is over. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
