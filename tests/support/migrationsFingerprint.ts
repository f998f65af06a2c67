import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

const files = ['server/migrations/*.ts', 'server/migrations/functions/*']

/** What a migrated database depends on: files of one are kept under this, until a migration, the engine or the way in which an image is written changes. */
export async function migrationsFingerprint(): Promise<string> {
  const hash = createHash('sha256')
    .update(await readFile('node_modules/@electric-sql/pglite/package.json'))
    .update(await readFile('server/database/embeddedImage.ts'))
  for (const path of globSync(files).sort()) hash.update(path).update(await readFile(path))
  return hash.digest('hex').slice(0, 16)
}
