import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../../server/database/database.ts'
import { startChild } from '../support/child.ts'

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
