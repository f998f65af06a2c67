import { readFile } from 'node:fs/promises'
import { expect, inject, it } from 'vitest'
import { embeddedSessions, memoryDataDir, type EmbeddedSessions } from '../../server/database/embedded.ts'

const migrated = async (): Promise<Uint8Array> => {
  const answer = await fetch(`${inject('databaseServer')}/image`)
  return readFile((await answer.json()) as string)
}

async function ask(source: EmbeddedSessions, sql: string): Promise<readonly unknown[]> {
  const session = await source.acquire()
  const { rows } = await session.run({ sql, parameters: [] })
  session.release(true)
  return rows
}

it('begins a database where another stood, and the two go on apart', async () => {
  const first = await embeddedSessions({ dataDir: memoryDataDir, image: await migrated() })
  await ask(first, 'create table kept (id serial primary key, words text)')
  await ask(first, `insert into kept (words) select repeat('word ', 2000) || n from generate_series(1, 50) n`)
  const all = 'select id, words from kept order by id'
  const before = await ask(first, all)
  const second = await embeddedSessions({ dataDir: memoryDataDir, image: await first.dump() })
  expect(await ask(second, all)).toEqual(before)

  await ask(second, `insert into kept (words) values ('second')`)
  await ask(first, `delete from kept where id > 1`)
  expect(await ask(second, 'select id from kept where id > 50')).toEqual([{ id: 51 }])
  expect(await ask(first, 'select id from kept')).toEqual([{ id: 1 }])
  const migrations = 'select count(*) from kysely_migration'
  expect(await ask(second, migrations)).toEqual(await ask(first, migrations))
  await second.close()
  await first.close()
})
