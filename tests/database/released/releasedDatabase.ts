import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Database } from '../../../server/database/database.ts'
import { migrations } from '../../../server/migrations/migrations.ts'

/** The releases whose functions are kept here as the database of then had them (`pg_get_functiondef`). */
export const releases = ['0008_switched_off', '0044_content_cards'] as const

/** Brings an empty database to the last migration of an older release, with the functions that it had. */
export async function migrateToRelease(
  database: Database,
  release: (typeof releases)[number],
): Promise<void> {
  await database.unhurried(async db => {
    const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } })
    const { error } = await migrator.migrateTo(release)
    if (error !== undefined) throw error
    const functions = await readFile(new URL(`${release}.sql`, import.meta.url), 'utf8')
    for (const text of functions.split(/;\n\n(?=CREATE )/)) await sql.raw(text).execute(db)
  })
}
