import { randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../database/database.ts'
import { memoryDataDir } from '../database/embedded.ts'
import type { Random } from '../domain/identifier/random.ts'
import { SealBroken, sealingWith, type Sealed, type Sealing } from './sealing.ts'
import { serverSecret } from './serverSecret.ts'
import type { Settings } from './setting/settings.ts'

/** The file in the data folder that holds the key where no setting does. */
export const keyFile = 'requisites.key'

const keyBytes = 32

/** A key as it is written: 64 hexadecimal digits, or base64 of either alphabet. */
export const parseKey = (text: string): Buffer =>
  /^[0-9a-fA-F]{64}$/.test(text) ? Buffer.from(text, 'hex') : Buffer.from(text, 'base64')

/**
 * The keys by which requisites are sealed, the one that seals first: of the settings, else of a file in the data folder,
 * which is made at the first start and readable by its owner alone. Never of the database.
 */
export async function requisitesKeys(
  { requisitesKeys: given, dataDir }: Pick<Settings, 'requisitesKeys' | 'dataDir'>,
  random: Random,
): Promise<readonly [Buffer, ...Buffer[]]> {
  const [current, ...old] = given.map(parseKey)
  if (current) return [current, ...old]
  if (dataDir === memoryDataDir) return [Buffer.from(random(keyBytes))]
  return [await keyOfFolder(dataDir, random)]
}

/** The sealing of a database, with the keys of the settings or of the data folder. */
export async function openSealing(
  database: Database,
  settings: Pick<Settings, 'requisitesKeys' | 'dataDir'>,
  random: Random,
): Promise<Sealing> {
  const sealing = sealingWith(await requisitesKeys(settings, random), random)
  await requireSameKey(database, sealing)
  return sealing
}

const witness = 'souk'
const witnessPlace = 'witness'

/**
 * Refuses to go on with another key than what is sealed in this database: a second machine with a key file of its own, or a
 * folder whose key was lost, would write what the others cannot read. The first start leaves something sealed to tell by.
 */
export async function requireSameKey(database: Database, sealing: Sealing): Promise<void> {
  const sealed = () => JSON.stringify(sealing.seal(witness, witnessPlace))
  const kept = JSON.parse(await serverSecret(database, 'requisites_seal', sealed)) as Sealed
  try {
    sealing.open(kept, witnessPlace)
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error
    throw new Error(
      `This database was sealed by another key: give the one that it began with as REQUISITES_KEY, or among REQUISITES_OLD_KEYS, or put back the file ${keyFile}.`,
      { cause: error },
    )
  }
}

async function keyOfFolder(folder: string, random: Random): Promise<Buffer> {
  const path = join(folder, keyFile)
  const kept = await readKey(path)
  if (kept) return kept
  await mkdir(folder, { recursive: true })
  const draft = `${path}.${process.pid}-${randomBytes(4).toString('hex')}`
  const file = await open(draft, 'wx', 0o600)
  try {
    await file.writeFile(`${Buffer.from(random(keyBytes)).toString('hex')}\n`)
    await file.sync()
    // Of two processes that start together one names its file first, and both read that one.
    await link(draft, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  } finally {
    await file.close()
    await rm(draft, { force: true })
  }
  const made = await readKey(path)
  if (!made) throw new Error(`The key ${path} was not kept`)
  return made
}

async function readKey(path: string): Promise<Buffer | undefined> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return undefined
  const key = parseKey(text.trim())
  if (key.length !== keyBytes)
    throw new Error(`${path} holds no key of ${keyBytes} bytes: put back the one that this Souk began with`)
  return key
}
