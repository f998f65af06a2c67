import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Database } from '../../../server/database/database.ts'
import { migrations } from '../../../server/migrations/migrations.ts'

const ours = new URL('../../../server/migrations/functions/', import.meta.url)

/** The functions of the first release as the database of then had them (`pg_get_functiondef`). */
async function firstFunctions(): Promise<readonly string[]> {
  const text = await readFile(new URL('0008_switched_off.sql', import.meta.url), 'utf8')
  return text.split(/;\n\n(?=CREATE )/)
}

/** Those of the last release without files of its own had the texts that our files began with. */
async function ourFunctions(): Promise<readonly string[]> {
  const files = (await readdir(ours)).filter(file => file.endsWith('.sql'))
  return Promise.all(files.map(file => readFile(new URL(file, ours), 'utf8')))
}

/** The releases that a database may come from, and the functions that it had then. */
const functionsOf = { '0008_switched_off': firstFunctions, '0044_content_cards': ourFunctions } as const

type Release = keyof typeof functionsOf

export const releases = Object.keys(functionsOf) as Release[]

/** Brings an empty database to the last migration of an older release, with the functions that it had. */
export async function migrateToRelease(database: Database, release: Release): Promise<void> {
  await database.unhurried(async db => {
    const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } })
    const { error } = await migrator.migrateTo(release)
    if (error !== undefined) throw error
    for (const text of await functionsOf[release]()) await sql.raw(text).execute(db)
  })
}
