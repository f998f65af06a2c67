import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { countLeft, countSealed } from '../keeping/sealedPlaces.ts'
import { machineRandom } from '../runtime/random.ts'
import { keyFile, parseKey, readKeyFile, witnessKey, writeKeyFile } from '../runtime/requisitesKey.ts'
import { nameOfKey } from '../runtime/sealing.ts'
import { endWithUsage, readToolSettings, runTool } from './tool.ts'

// `npm run keys -- list`: the keys that seal requisites and webhooks' secrets, by name, and how many rows each has sealed. `-- new`: where
// the key is a file in DATA_DIR, puts a new one before it; the server sees it within a minute and seals everything anew. `-- drop`: takes
// the old ones out of the file when nothing is sealed by them any more. Where keys are settings, `new` and `drop` say what to set.
const [verb, ...rest] = process.argv.slice(2)
if (!['list', 'new', 'drop'].includes(verb ?? '') || rest.length > 0)
  endWithUsage('npm run keys -- list | new | drop')

const keyBytes = 32
const settings = readToolSettings()
const path = join(settings.dataDir, keyFile)
const isSetting = settings.requisitesKeys.length > 0

function inUse(): readonly [Buffer, ...Buffer[]] {
  const [current, ...old] = settings.requisitesKeys.map(parseKey)
  return current ? [current, ...old] : readKeyFile(path)
}

/** Neither needs the database: the embedded one is the server's while it runs. */
async function addKey(): Promise<void> {
  if (isSetting) {
    console.log(
      'The keys are settings. First give every process the new key among REQUISITES_OLD_KEYS, so that all of them can read what it seals; then make it REQUISITES_KEY, and put the old one among REQUISITES_OLD_KEYS.',
    )
    return
  }
  const keys = [Buffer.from(machineRandom(keyBytes)), ...readKeyFile(path)]
  await writeKeyFile(path, keys)
  console.log(
    `${nameOfKey(keys[0] ?? Buffer.alloc(0))} seals from now on. Back ${path} up apart from the database.`,
  )
}

async function list(): Promise<void> {
  for (const [at, key] of inUse().entries()) console.log(`${nameOfKey(key)}  ${at === 0 ? 'seals' : 'opens'}`)
  await runTool(async ({ database: { db } }) => {
    for (const { table, key, rows } of await countSealed(db)) console.log(`${key}  ${table}: ${rows}`)
    return true
  })
}

async function drop(): Promise<void> {
  const [current, ...old] = inUse()
  await runTool(async ({ database }) => {
    const left = await countLeft(database.db, nameOfKey(current))
    const witness = await witnessKey(database)
    if (left > 0 || witness !== nameOfKey(current)) {
      console.log(`${left} rows are sealed by an old key still: start the server, and ask again in a minute.`)
      return false
    }
    if (isSetting) {
      console.log(
        'Nothing is sealed by an old key: leave REQUISITES_OLD_KEYS out, one day after the new key came.',
      )
      return true
    }
    if (old.length === 0) {
      console.log('There is one key alone.')
      return true
    }
    await appendFile(`${path}.dropped`, old.map(key => `${key.toString('hex')}\n`).join(''), { mode: 0o600 })
    await writeKeyFile(path, [current])
    console.log(
      `${path} has one key alone. The old ones are in ${path}.dropped: older backups open with them and with nothing else.`,
    )
    return true
  })
}

try {
  await { list, new: addKey, drop }[verb as 'list' | 'new' | 'drop']()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
