import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { limiter } from '../runtime/limiter.ts'
import type { KeptFacts } from './keptFacts.ts'

/** What a backup says of itself, beside its files. */
export interface Manifest {
  readonly version: 1
  readonly kind: 'embedded' | 'postgres'
  /** The moment that it holds, as RFC 3339. */
  readonly takenAt: string
  /** What the database held at that moment: compared with it after each restore. */
  readonly facts: KeptFacts
  /** Of PostgreSQL: the point in its log at which the facts were true. */
  readonly restorePoint: string | null
  readonly files: readonly KeptFile[]
  /** Files with keys that lay beside the database and are not here: they are kept apart. */
  readonly apart: readonly string[]
}

/** One file of a backup. */
export interface KeptFile {
  /** From the backup's folder on. */
  readonly path: string
  readonly bytes: number
  /** In hexadecimal digits. */
  readonly sha256: string
}

export const manifestFile = 'manifest.json'

/** A backup that cannot be restored from: a file is missing, too much, or not what was written. */
export class BackupBroken extends Error {
  override readonly name = 'BackupBroken'
}

/** The files under a folder, by their paths from there on, in order. */
export async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted()
}

/** Reads a file whole, and says what it is. */
export async function describeFile(folder: string, path: string): Promise<KeptFile> {
  const hash = createHash('sha256')
  let bytes = 0
  await pipeline(createReadStream(join(folder, path)), async chunks => {
    for await (const chunk of chunks as AsyncIterable<Buffer>) {
      bytes += chunk.length
      hash.update(chunk)
    }
  })
  return { path, bytes, sha256: hash.digest('hex') }
}

/** The manifest of a backup's folder. Throws {@link BackupBroken} where there is none. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch(() => null)
  if (text === null) throw new BackupBroken(`${folder} holds no backup: it has no ${manifestFile}`)
  const manifest = JSON.parse(text) as Manifest
  if (manifest.version !== 1) throw new BackupBroken(`${folder} was written by a newer release`)
  return manifest
}

/** So many files are read, copied or written at once. */
const atOnce = 16

/** Does something with each file, several at once, and answers in their order. */
export async function eachFile<T>(
  paths: readonly string[],
  work: (path: string) => Promise<T>,
): Promise<T[]> {
  const gate = limiter(atOnce)
  return Promise.all(paths.map(path => gate(() => work(path))))
}

/** Reads every file of a backup and compares it with the manifest. Throws {@link BackupBroken}. */
export async function checkFiles(folder: string, { files }: Manifest): Promise<void> {
  const there = new Set(await filesUnder(folder))
  there.delete(manifestFile)
  const expected = new Map(files.map(file => [file.path, file]))
  for (const path of expected.keys()) if (!there.delete(path)) throw new BackupBroken(`${path} is missing`)
  const [strange] = there
  if (strange !== undefined) throw new BackupBroken(`${strange} does not belong to it`)
  await eachFile([...expected.keys()], async path => {
    const found = await describeFile(folder, path)
    const written = expected.get(path)
    if (found.bytes !== written?.bytes || found.sha256 !== written.sha256)
      throw new BackupBroken(`${path} is not what was written`)
  })
}
