import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '../../server/database/database.ts'
import { startChild } from '../support/process/childProcess.ts'

test('a second process is refused the data folder until the first is gone, even the hard way', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'souk-data-'))
  const holder = startChild('tests/support/holdDataDir.ts', [dataDir])
  await holder.wrote(1)
  await expect(openDatabase({ dataDir })).rejects.toThrow(`in use by process ${holder.pid} on`)
  await holder.kill()
  const database = await openDatabase({ dataDir })
  await expect(database.db.selectFrom('asset').selectAll().execute()).resolves.toEqual([
    { code: 'AAA', scale: 2 },
  ])
  await database.close()
  await rm(dataDir, { recursive: true })
})

test('a database whose making was broken off is made anew', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'souk-data-'))
  await mkdir(join(dataDir, 'postgres'))
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), 'half of a numb')
  await writeFile(join(dataDir, 'postgres.unfinished'), '')
  const first = await openDatabase({ dataDir })
  await sql`create table kept (id integer)`.execute(first.db)
  await first.close()
  expect(await readdir(dataDir)).not.toContain('postgres.unfinished')
  const again = await openDatabase({ dataDir })
  await expect(sql`select * from kept`.execute(again.db)).resolves.toMatchObject({ rows: [] })
  await again.close()
  await rm(dataDir, { recursive: true })
})
