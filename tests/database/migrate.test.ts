import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { openDatabase } from '../../server/database/database.ts'
import type { Database } from '../../server/database/database.ts'
import { memoryDataDir } from '../../server/database/embedded.ts'
import { migrateToLatest } from '../../server/database/migrate.ts'
import { migrations } from '../../server/migrations/migrations.ts'
import { databaseUrl } from '../support/databaseServer.ts'
import { freshDatabase } from '../support/database.ts'

const names = Object.keys(migrations).sort()

/** What each of the starters ran, when all start at once. */
const migrateTogether = (starters: readonly Database[]): Promise<string[][]> =>
  Promise.all(starters.map(migrateToLatest))

test('an embedded database is migrated once by four that start together', async () => {
  const database = await openDatabase({ dataDir: memoryDataDir })
  const ran = await migrateTogether([database, database, database, database])
  expect(ran.filter(list => list.length > 0)).toEqual([names])
  await expect(migrateToLatest(database)).resolves.toEqual([])
  await database.close()
})

test('a PostgreSQL database is migrated once by four processes that start together', async context => {
  const fresh = await freshDatabase('postgres')
  if (fresh?.url == null) {
    context.skip('PostgreSQL is not installed')
    return
  }
  const empty = `empty_${randomUUID().replaceAll('-', '')}`
  await sql`create database ${sql.id(empty)}`.execute(fresh.database.db)
  const url = databaseUrl(fresh.url, empty)
  const starters = await Promise.all([1, 2, 3, 4].map(() => openDatabase({ url })))
  const ran = await migrateTogether(starters)
  expect(ran.filter(list => list.length > 0)).toEqual([names])
  await Promise.all(starters.map(starter => starter.close()))
  await sql`drop database ${sql.id(empty)}`.execute(fresh.database.db)
  await fresh.close()
})

test('no two migrations have the same number', () => {
  const numbers = names.map(name => /^(\d{4})_[a-z]/.exec(name)?.[1])
  expect(numbers).not.toContain(undefined)
  expect(new Set(numbers).size).toBe(names.length)
})
