import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '../../server/database/database.ts'
import { QueryOutsideTransaction } from '../../server/database/errors.ts'
import { eachDatabase } from '../support/database.ts'

const codes = async ({ db }: Database): Promise<string[]> =>
  (await db.selectFrom('asset').select('code').orderBy('code').execute()).map(row => row.code)

eachDatabase('work that throws leaves nothing', async database => {
  const work = database.transaction(async tx => {
    await tx.insertInto('asset').values({ code: 'AAA', scale: 2 }).execute()
    throw new Error('no')
  })
  await expect(work).rejects.toThrow('no')
  expect(await codes(database)).toEqual([])
})

eachDatabase('work that swallows a failed statement is not committed by halves', async database => {
  const work = database.transaction(async tx => {
    await tx.insertInto('asset').values({ code: 'AAA', scale: 2 }).execute()
    await tx
      .insertInto('asset')
      .values({ code: 'bad', scale: 2 })
      .execute()
      .catch(() => {})
  })
  await expect(work).rejects.toThrow('cannot be committed')
  expect(await codes(database)).toEqual([])
})

eachDatabase('a query beside the open transaction throws instead of waiting for itself', async database => {
  const beside: ((database: Database) => Promise<unknown>)[] = [
    ({ db }) => db.selectFrom('asset').selectAll().execute(),
    ({ db }) => sql`select 1`.execute(db),
    ({ db }) => db.transaction().execute(async () => {}),
    nested => nested.transaction(async () => {}),
    async nested => nested.listen('channel', () => {}),
  ]
  for (const query of beside) {
    await expect(database.transaction(() => query(database))).rejects.toThrow(QueryOutsideTransaction)
  }
  await expect(codes(database)).resolves.toEqual([])
})

eachDatabase('other call chains query freely while a transaction is open', async database => {
  const outside = Promise.withResolvers<string[]>()
  const opened = Promise.withResolvers<void>()
  const work = database.transaction(async tx => {
    await tx.insertInto('asset').values({ code: 'AAA', scale: 2 }).execute()
    opened.resolve()
    // The embedded database has one session, so there the other chain waits until this is done.
    if (database.kind === 'postgres') expect(await outside.promise).toEqual([])
  })
  await opened.promise
  codes(database).then(outside.resolve, outside.reject)
  await work
  expect(await outside.promise).toEqual(database.kind === 'postgres' ? [] : ['AAA'])
})

eachDatabase('what a transaction leaves behind may query once it is over', async database => {
  const over = Promise.withResolvers<void>()
  const later = await database.transaction(async () => {
    const left = over.promise.then(() => codes(database))
    return { left }
  })
  over.resolve()
  await expect(later.left).resolves.toEqual([])
})

eachDatabase('work that lost against another runs again, and gives up in the end', async database => {
  for (const state of ['40001', '40P01']) {
    let runs = 0
    await database.transaction(async tx => {
      runs += 1
      if (runs < 3)
        await sql.raw(`do $$ begin raise exception 'lost' using errcode = '${state}'; end $$`).execute(tx)
    })
    expect(runs).toBe(3)
  }
  let runs = 0
  const never = database.transaction(async tx => {
    runs += 1
    await sql.raw(`do $$ begin raise exception 'lost' using errcode = '40001'; end $$`).execute(tx)
  })
  await expect(never).rejects.toThrow('lost')
  expect(runs).toBe(6)
})

eachDatabase('two transactions that lock each other both get through', async database => {
  await database.db
    .insertInto('asset')
    .values([
      { code: 'AAA', scale: 0 },
      { code: 'BBB', scale: 0 },
    ])
    .execute()
  const raise = (first: string, second: string): Promise<void> =>
    database.transaction(async tx => {
      for (const code of [first, second]) {
        await tx
          .updateTable('asset')
          .set(row => ({ scale: row('scale', '+', 1) }))
          .where('code', '=', code)
          .execute()
      }
    })
  for (let round = 0; round < 3; round++) await Promise.all([raise('AAA', 'BBB'), raise('BBB', 'AAA')])
  const rows = await database.db.selectFrom('asset').selectAll().orderBy('code').execute()
  expect(rows).toEqual([
    { code: 'AAA', scale: 6 },
    { code: 'BBB', scale: 6 },
  ])
})

eachDatabase('listeners hear what is notified until they stop', async database => {
  const heard: string[] = []
  const arrived = Promise.withResolvers<void>()
  const stop = await database.listen('News Channel', payload => {
    heard.push(payload)
    if (payload === 'last') arrived.resolve()
  })
  await sql`select pg_notify('News Channel', 'first')`.execute(database.db)
  await database
    .transaction(async tx => {
      await sql`select pg_notify('News Channel', 'rolled back')`.execute(tx)
      throw new Error('no')
    })
    .catch(() => {})
  await database.transaction(tx => sql`select pg_notify('News Channel', 'last')`.execute(tx))
  await arrived.promise
  await stop()
  await sql`select pg_notify('News Channel', 'unheard')`.execute(database.db)
  await sql`select 1`.execute(database.db)
  expect(heard).toEqual(['first', 'last'])
})
