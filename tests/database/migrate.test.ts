import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
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

test('who had an account before accounts were complete keeps it, with sessions and what they were told', async () => {
  const database = await openDatabase({ dataDir: memoryDataDir })
  await database.unhurried(async db => {
    const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } })
    const { error } = await migrator.migrateTo('0006_trade_path')
    expect(error).toBeUndefined()
  })
  const { db } = database
  const [user, session, notification] = [randomUUID(), randomUUID(), randomUUID()]
  await sql`insert into app_user (id, kind, user_name, user_name_key, email, email_key, password_hash, created_at)
    values (${user}, 'user', 'Amina', 'amina', 'amina@souk.test', 'amina@souk.test', 'hash', '2026-01-01')`.execute(
    db,
  )
  await sql`insert into session (id, token_hash, user_id, device_type, user_agent, address, created_at, expires_at)
    values (${session}, 'hash', ${user}, 'web', '', '127.0.0.1', '2026-01-02', '2026-02-01')`.execute(db)
  await sql`insert into notification (id, user_id, type, code, created_at)
    values (${notification}, ${user}, 'Notification::Trade', 'trade_opened', '2026-01-03')`.execute(db)

  const ran = await migrateToLatest(database)

  expect(ran).toEqual(names.filter(name => name > '0006_trade_path'))
  const rows = await sql`select u.email, u.email_confirmed_at, u.switched_off, u.money_held_until,
      s.last_seen_at = s.created_at as is_seen, n.told_at = n.created_at as is_told
    from app_user u join session s on s.user_id = u.id join notification n on n.user_id = u.id`.execute(db)
  expect(rows.rows).toEqual([
    {
      email: 'amina@souk.test',
      email_confirmed_at: null,
      switched_off: [],
      money_held_until: null,
      is_seen: true,
      // Old notices are not sent as letters now.
      is_told: true,
    },
  ])
  await database.close()
})

test('no two migrations have the same number', () => {
  const numbers = names.map(name => /^(\d{4})_[a-z]/.exec(name)?.[1])
  expect(numbers).not.toContain(undefined)
  expect(new Set(numbers).size).toBe(names.length)
})
