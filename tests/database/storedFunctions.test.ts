import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test, type TestContext } from 'vitest'
import { openDatabase, type Database } from '../../server/database/database.ts'
import { memoryDataDir } from '../../server/database/embedded.ts'
import { migrateToLatest } from '../../server/database/migrate.ts'
import { databaseUrl } from '../support/databaseServer.ts'
import { eachDatabase, freshDatabase } from '../support/database.ts'
import { migrateToRelease, releases } from './released/releasedDatabase.ts'

/** All that the database has of functions and triggers, and what it keeps of their texts. */
async function functionsOf({ db }: Database) {
  const functions = await sql`select pg_get_functiondef(oid) as text from pg_proc
    where pronamespace = current_schema()::regnamespace order by 1`.execute(db)
  const triggers = await sql`select pg_get_triggerdef(oid) as text, tgenabled from pg_trigger
    where not tgisinternal order by 1`.execute(db)
  const kept = await sql`select name, hash from stored_function order by 1`.execute(db)
  return [functions.rows, triggers.rows, kept.rows]
}

/** Runs the work on a database without any table. */
async function withEmptyDatabase(
  kind: Database['kind'],
  context: TestContext,
  work: (empty: Database, latest: Database) => Promise<void>,
): Promise<void> {
  const latest = await freshDatabase(kind)
  if (latest === null) return context.skip('PostgreSQL is not installed')
  const name = `empty_${randomUUID().replaceAll('-', '')}`
  if (latest.url !== null) await sql`create database ${sql.id(name)}`.execute(latest.database.db)
  const empty = await openDatabase(
    latest.url === null ? { dataDir: memoryDataDir } : { url: databaseUrl(latest.url, name) },
  )
  await work(empty, latest.database)
  await empty.close()
  if (latest.url !== null) await sql`drop database ${sql.id(name)}`.execute(latest.database.db)
  await latest.close()
}

for (const kind of ['embedded', 'postgres'] as const)
  test.for(releases)(
    `a database of %s has the functions and triggers of a fresh one · ${kind}`,
    (release, context) =>
      withEmptyDatabase(kind, context, async (empty, latest) => {
        await migrateToRelease(empty, release)
        await migrateToLatest(empty)
        expect(await functionsOf(empty)).toEqual(await functionsOf(latest))
      }),
  )

eachDatabase(
  'a changed function is made anew with its parameters, one without a file is dropped',
  async database => {
    const latest = await functionsOf(database)
    for (const statement of [
      `update stored_function set hash = 'before' where name in ('trade_lock', 'trader_moves')`,
      `drop function trade_lock(text)`,
      `create function trade_lock(p_trade text, p_more text) returns int language sql as 'select 1'`,
      `create or replace function trader_moves() returns trigger language plpgsql as 'begin return new; end'`,
      `create function gone() returns int language sql as 'select 1'`,
      `insert into stored_function values ('gone', 'before')`,
    ])
      await sql.raw(statement).execute(database.db)
    expect(await functionsOf(database)).not.toEqual(latest)

    expect(await migrateToLatest(database)).toEqual([])

    expect(await functionsOf(database)).toEqual(latest)
  },
)
