import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { link, mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../database/database.ts'
import { memoryDataDir } from '../database/embedded.ts'
import type { Random } from '../domain/identifier/random.ts'
import { changingSealing, SealBroken, sealingWith, type Sealed, type Sealing } from './sealing.ts'
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
  return keysOfFolder(dataDir, random)
}

/** The sealing of a database, with the keys of the settings or of the data folder, where they may change while it runs. */
export async function openSealing(
  database: Database,
  settings: Pick<Settings, 'requisitesKeys' | 'dataDir'>,
  random: Random,
): Promise<Sealing> {
  const keys = await requisitesKeys(settings, random)
  const isInFile = settings.requisitesKeys.length === 0 && settings.dataDir !== memoryDataDir
  const sealing = isInFile
    ? changingSealing(() => readKeyFile(join(settings.dataDir, keyFile)), random)
    : sealingWith(keys, random)
  await requireSameKey(database, sealing)
  return sealing
}

const witness = 'souk'
const witnessPlace = 'witness'
const witnessName = 'requisites_seal'

/**
 * Refuses to go on with another key than what is sealed in this database: a second machine with a key file of its own, or a
 * folder whose key was lost, would write what the others cannot read. The first start leaves something sealed to tell by.
 */
export async function requireSameKey(database: Database, sealing: Sealing): Promise<void> {
  const sealed = () => JSON.stringify(sealing.seal(witness, witnessPlace))
  const kept = JSON.parse(await serverSecret(database, witnessName, sealed)) as Sealed
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

/** Seals the witness by the key of now, once nothing else is sealed by another. */
export async function sealWitness(database: Database, sealing: Sealing): Promise<void> {
  const kept = JSON.parse(
    await serverSecret(database, witnessName, () => JSON.stringify(sealing.seal(witness, witnessPlace))),
  ) as Sealed
  if (kept.k !== sealing.keyName())
    await database.db
      .updateTable('server_secret')
      .set({ value: JSON.stringify(sealing.seal(witness, witnessPlace)) })
      .where('name', '=', witnessName)
      .execute()
}

/** The name of the key that sealed the witness; null before the first start. */
export async function witnessKey({ db }: Pick<Database, 'db'>): Promise<string | null> {
  const row = await db
    .selectFrom('server_secret')
    .select('value')
    .where('name', '=', witnessName)
    .executeTakeFirst()
  return row ? (JSON.parse(row.value) as Sealed).k : null
}

async function keysOfFolder(folder: string, random: Random): Promise<readonly [Buffer, ...Buffer[]]> {
  const path = join(folder, keyFile)
  if (existsSync(path)) return readKeyFile(path)
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
  return readKeyFile(path)
}

/**
 * The keys of a file, a line each: the first seals, all of them open. At once, for whoever finds in the middle of a call that there
 * is a new one.
 */
export function readKeyFile(path: string): readonly [Buffer, ...Buffer[]] {
  const [current, ...old] = readFileSync(path, 'utf8')
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => parseKey(line.trim()))
  if (!current || [current, ...old].some(key => key.length !== keyBytes))
    throw new Error(`${path} holds no key of ${keyBytes} bytes: put back the one that this Souk began with`)
  return [current, ...old]
}

/** Puts other keys into the place of a file’s; whoever reads it meanwhile sees the old ones or the new. */
export async function writeKeyFile(path: string, keys: readonly Buffer[]): Promise<void> {
  const draft = `${path}.${process.pid}-${randomBytes(4).toString('hex')}`
  const file = await open(draft, 'wx', 0o600)
  try {
    await file.writeFile(keys.map(key => `${key.toString('hex')}\n`).join(''))
    await file.sync()
    await rename(draft, path)
  } finally {
    await file.close()
    await rm(draft, { force: true })
  }
}
