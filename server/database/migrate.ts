import { Migrator } from 'kysely/migration'
import { migrations } from '../migrations/migrations.ts'
import type { Database } from './database.ts'

/**
 * Brings the schema up to date, all in one transaction. Several processes may start it at once: one migrates while the others wait.
 *
 * @returns The names of the migrations that this call ran.
 */
export function migrateToLatest(database: Database): Promise<string[]> {
  return database.unhurried(async db => {
    const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } })
    const { error, results = [] } = await migrator.migrateToLatest()
    if (error !== undefined) throw error
    return results.map(result => result.migrationName)
  })
}
