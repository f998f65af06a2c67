import { expect, it, onTestFinished } from 'vitest'
import { freshDatabase } from '../../tests/support/database.ts'
import { silentLogger } from '../runtime/logger.ts'
import { nightlyBackup, readBackupFacts } from './backupJob.ts'
import type { BackupDone } from './backUp.ts'

const hour = 3_600_000

/** The nightly job, at three o'clock, with a clock that is moved by hand. */
async function nights() {
  const fresh = await freshDatabase('embedded')
  onTestFinished(() => fresh.close())
  const done: string[] = []
  const world = { now: new Date('2026-11-28T12:00:00Z'), breaks: '' }
  const tell = (word: string) => {
    done.push(word)
    return world.breaks === word ? Promise.reject(new Error(`${word} broke`)) : Promise.resolve()
  }
  const { run } = nightlyBackup({
    database: fresh.database,
    machine: { now: () => world.now },
    logger: silentLogger,
    atMinute: 180,
    take: async at => {
      await tell('take')
      return { name: at.toISOString(), bytes: 5 } as BackupDone
    },
    prove: () => tell('prove'),
    thin: () => tell('thin'),
    remove: () => tell('remove'),
  })
  const look = async () => {
    done.length = 0
    await run({ key: '', payload: {}, runAt: world.now, attempt: 1 })
    return [...done]
  }
  return { world, look, done, database: fresh.database }
}

it('takes one a day, makes up for one that was missed, and proves it before older ones go', async () => {
  const { world, look, database } = await nights()
  expect(await look()).toEqual(['take', 'prove', 'thin'])
  expect(await look()).toEqual([])
  world.now = new Date('2026-11-29T02:59:00Z')
  expect(await look()).toEqual([])
  world.now = new Date('2026-11-29T03:00:00Z')
  expect(await look()).toEqual(['take', 'prove', 'thin'])
  // Nothing ran for days.
  world.now = new Date('2026-12-02T09:00:00Z')
  expect(await look()).toEqual(['take', 'prove', 'thin'])
  const facts = await readBackupFacts(database)
  expect(facts).toEqual({ newestAt: world.now, provedAt: world.now, hasFailed: false, bytes: 5 })
})

it('takes away what does not stand the proof, lets nothing older go, and tries again after an hour', async () => {
  const { world, look, done, database } = await nights()
  await look()
  const good = world.now
  world.now = new Date('2026-11-29T03:00:00Z')
  world.breaks = 'prove'
  await expect(look()).rejects.toThrow('prove broke')
  expect(done).toEqual(['take', 'prove', 'remove'])
  expect(await readBackupFacts(database)).toMatchObject({ newestAt: good, provedAt: good, hasFailed: true })
  expect(await look()).toEqual([])
  world.now = new Date(world.now.getTime() + hour)
  world.breaks = 'take'
  await expect(look()).rejects.toThrow('take broke')
  world.now = new Date(world.now.getTime() + hour)
  world.breaks = ''
  expect(await look()).toEqual(['take', 'prove', 'thin'])
  expect(await readBackupFacts(database)).toMatchObject({ provedAt: world.now, hasFailed: false })
})
