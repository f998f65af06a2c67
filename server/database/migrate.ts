import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { findStaleFunctions, renewFunctions } from '../migrations/functions/storedFunctions.ts'
import { migrations } from '../migrations/migrations.ts'
import type { Database } from './database.ts'

/**
 * Brings tables and functions up to date, all in one transaction. Several processes may start it at once: one migrates while the others wait.
 *
 * @returns The names of the migrations that this call ran.
 */
export async function migrateToLatest(database: Database): Promise<string[]> {
  if (await isLatest(database)) return []
  return database.unhurried(db =>
    db.transaction().execute(async tx => {
      // The migrator makes its own tables before it asks for the lock.
      await tx.getExecutor().adapter.acquireMigrationLock(tx, { lockTable: '', lockRowId: '' })
      const migrator = new Migrator({ db: tx, provider: { getMigrations: async () => ({ ...migrations }) } })
      const { error, results = [] } = await migrator.migrateToLatest()
      if (error !== undefined) throw error
      await renewFunctions(tx)
      return results.map(result => result.migrationName)
    }),
  )
}

/** A few questions in place of the migrator's dozen, which take a tenth of a second of each start. */
async function isLatest({ db }: Database): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass('kysely_migration') is not null as there`.execute(db)
  if (rows[0]?.there !== true) return false
  const done = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const known = new Set(Object.keys(migrations))
  if (done.rows.length !== known.size || !done.rows.every(({ name }) => known.has(name))) return false
  return (await findStaleFunctions(db)).length === 0
}
