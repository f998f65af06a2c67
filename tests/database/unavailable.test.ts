import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startPostgres } from '../../scripts/postgres.ts'
import type { PostgresCluster } from '../../scripts/postgres.ts'
import { openDatabase } from '../../server/database/database.ts'
import type { Database } from '../../server/database/database.ts'
import { DatabaseUnavailable } from '../../server/database/errors.ts'

/** A server of its own, since it is stopped; undefined where PostgreSQL is not installed. */
let cluster: PostgresCluster | undefined
let database: Database

beforeAll(async () => {
  cluster = (await startPostgres()) ?? undefined
  if (cluster !== undefined)
    database = await openDatabase({ url: cluster.url, poolSize: 4, statementTimeoutMs: 400 })
})
afterAll(async () => {
  await database?.close()
  await cluster?.stop()
})

const one = (): Promise<unknown> => sql`select 1 as one`.execute(database.db).then(({ rows }) => rows)

test('a statement that takes too long is ended, and the next one is answered', async context => {
  context.skip(cluster === undefined, 'PostgreSQL is not installed')
  await expect(sql`select pg_sleep(30)`.execute(database.db)).rejects.toThrow(DatabaseUnavailable)
  expect(await one()).toEqual([{ one: 1 }])
})

test('a transaction that idles is ended, and its session is not used again', async context => {
  context.skip(cluster === undefined, 'PostgreSQL is not installed')
  const idle = database.transaction(async tx => {
    await sql`create table left_behind ()`.execute(tx)
    await new Promise(resolve => setTimeout(resolve, 1200))
    await sql`select 1`.execute(tx)
  })
  await expect(idle).rejects.toThrow(DatabaseUnavailable)
  const { rows } = await sql`select to_regclass('left_behind') as found`.execute(database.db)
  expect(rows).toEqual([{ found: null }])
})

test('migrations and seeds are not hurried', async context => {
  context.skip(cluster === undefined, 'PostgreSQL is not installed')
  const slow = database.unhurried(db => sql`select pg_sleep(0.6), 1 as one`.execute(db))
  await expect(slow).resolves.toMatchObject({ rows: [{ one: 1 }] })
})

test('while the server is away every query says so, and it recovers by itself; listeners are told to read again', async context => {
  context.skip(cluster === undefined, 'PostgreSQL is not installed')
  const heard: string[] = []
  const stop = await database.listen('news', payload => heard.push(payload))
  const midway = database.transaction(async tx => {
    await sql`select 1`.execute(tx)
    await cluster?.kill()
    await sql`select 1`.execute(tx)
  })
  await expect(midway).rejects.toThrow(DatabaseUnavailable)
  await expect(Promise.all([one(), one(), one()])).rejects.toThrow(DatabaseUnavailable)
  await expect(database.listen('other', () => {})).rejects.toThrow(DatabaseUnavailable)

  await cluster?.restart()
  await vi.waitFor(async () => expect(await one()).toEqual([{ one: 1 }]), 5000)
  await vi.waitFor(() => expect(heard).toContain(''), 10_000)
  await sql`select pg_notify('news', 'back')`.execute(database.db)
  await vi.waitFor(() => expect(heard.at(-1)).toBe('back'), 5000)
  await stop()
})

test('a server that is not there is an error at once', async () => {
  await expect(openDatabase({ url: 'postgres://souk@127.0.0.1:1/souk' })).rejects.toThrow(DatabaseUnavailable)
})
