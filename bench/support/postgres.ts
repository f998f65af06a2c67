import { startPostgres } from '../../scripts/postgres.ts'
import { openDatabase, type Database } from '../../server/database/database.ts'
import { migrateToLatest } from '../../server/database/migrate.ts'
import { BenchSkipped } from '../bench.ts'

/** A PostgreSQL of its own that flushes to disk, for as long as `use` takes; null where it is not installed. */
export async function withPostgres<T>(use: (url: string) => Promise<T>): Promise<T | null> {
  const cluster = await startPostgres({ durable: true })
  if (cluster === null) return null
  try {
    return await use(cluster.url)
  } finally {
    await cluster.stop()
  }
}

/** The same, filled first. Throws BenchSkipped where it is not installed. */
export async function withFilledPostgres<T>(
  fill: (database: Database) => Promise<void>,
  use: (url: string) => Promise<T>,
): Promise<T> {
  const used = await withPostgres(async url => {
    const database = await openDatabase({ url })
    await migrateToLatest(database)
    await database.unhurried(async db => fill({ ...database, db }))
    await database.close()
    return { answer: await use(url) }
  })
  if (used === null) throw new BenchSkipped('PostgreSQL is not installed')
  return used.answer
}
