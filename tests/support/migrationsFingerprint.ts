import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const migrationsFolder = 'server/migrations'

/** What a migrated database depends on: files of one are kept under this, until a migration, the engine or the way in which an image is written changes. */
export async function migrationsFingerprint(): Promise<string> {
  const hash = createHash('sha256')
    .update(await readFile('node_modules/@electric-sql/pglite/package.json'))
    .update(await readFile('server/database/embeddedImage.ts'))
  for (const name of (await readdir(migrationsFolder)).sort()) {
    hash.update(name).update(await readFile(join(migrationsFolder, name)))
  }
  return hash.digest('hex').slice(0, 16)
}
