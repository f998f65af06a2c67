import { Type } from 'typebox'
import { beforeEach, describe, expect, test } from 'vitest'
import { testRuntimes, testStart } from '../../../tests/support/testRuntime.ts'
import { type FixedClock, fixedClock } from '../../../tests/support/time/fixedClock.ts'
import { every, type JobHandler, onJob } from './jobHandler.ts'
import { cancel, jobKind, schedule } from './jobs.ts'
import { jobWorker, type JobWorkerOptions } from './jobWorker.ts'
import { silentLogger } from '../logger.ts'
import { product } from '../product.ts'
import { machineTimers } from '../timers.ts'
import { type HandTimers, handTimers } from '../../../tests/support/time/handTimers.ts'

const greet = jobKind('greet', Type.Object({ name: Type.String() }))

describe.each(await testRuntimes())('on $kind', runtime => {
  const { clock } = runtime
  let machine: FixedClock
  let timers: HandTimers
  let workers = 0

  beforeEach(async () => {
    await runtime.database.db.deleteFrom('job').execute()
    machine = fixedClock(testStart)
    timers = handTimers()
  })

  const workerOf = (
    handlers: JobHandler[],
    options: Partial<Pick<JobWorkerOptions, 'database' | 'logger' | 'timers'>> = {},
  ) =>
    jobWorker({
      database: runtime.database,
      clock,
      machine,
      timers,
      logger: silentLogger,
      ...options,
      handlers,
      workerId: `worker ${++workers}`,
      concurrency: 4,
    })
  const inSeconds = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000)
  const plan = (key: string, seconds: number, name = key) =>
    runtime.database.transaction(tx =>
      schedule(tx, { kind: greet, key, runAt: inSeconds(seconds), payload: { name } }),
    )
  const keys = async () =>
    (await runtime.database.db.selectFrom('job').select('key').orderBy('key').execute()).map(row => row.key)

  function greeter() {
    const greeted: string[] = []
    return { greeted, handler: onJob(greet, async ({ payload }) => void greeted.push(payload.name)) }
  }

  describe('a job', () => {
    test('runs once, at its time and not before', async () => {
      const { greeted, handler } = greeter()
      const worker = workerOf([handler])
      await plan('amina', 10)
      await worker.runDue()
      expect(greeted).toEqual([])
      clock.advance(10_000)
      await worker.runDue()
      await worker.runDue()
      expect(greeted).toEqual(['amina'])
      expect(await keys()).toEqual([])
    })

    test('moves when it is scheduled again, and takes the new payload', async () => {
      const { greeted, handler } = greeter()
      await plan('amina', 0, 'old')
      await plan('amina', 60, 'new')
      const worker = workerOf([handler])
      await worker.runDue()
      expect(greeted).toEqual([])
      clock.advance(60_000)
      await worker.runDue()
      expect(greeted).toEqual(['new'])
    })

    test('is taken back by its key, with what stands under it, and no other', async () => {
      for (const key of ['12', '12:warning', '12:warning:last', '123', '12x']) await plan(key, 0)
      await runtime.database.transaction(tx => cancel(tx, greet, '12'))
      expect(await keys()).toEqual(['123', '12x'])
    })

    test('of a transaction that is rolled back never was', async () => {
      const attempt = runtime.database.transaction(async tx => {
        await schedule(tx, { kind: greet, key: 'ghost', runAt: clock.now(), payload: { name: 'ghost' } })
        throw new Error('changed my mind')
      })
      await expect(attempt).rejects.toThrow('changed my mind')
      expect(await keys()).toEqual([])
    })

    test('that is scheduled anew while it runs, runs anew', async () => {
      let runs = 0
      const handler = onJob(greet, async ({ key }) => {
        if (++runs < 3) await plan(key, 0)
      })
      await plan('again', 0)
      await workerOf([handler]).runDue()
      expect(runs).toBe(3)
      expect(await keys()).toEqual([])
    })

    test('with a payload of another shape is not handled', async () => {
      const { greeted, handler } = greeter()
      await plan('amina', 0)
      await runtime.database.db
        .updateTable('job')
        .set({ payload: { name: 7 } })
        .execute()
      await workerOf([handler]).runDue()
      expect(greeted).toEqual([])
      expect(await keys()).toEqual(['amina'])
    })
  })

  test('two workers share 200 jobs, none twice', async () => {
    const ran: string[] = []
    const slowly = onJob(greet, async ({ key }) => {
      await runtime.database.db.selectFrom('clock').selectAll().execute()
      ran.push(key)
    })
    for (let n = 0; n < 200; n++) await plan(`${n}`, 0)
    const other = { database: await runtime.another(), timers: machineTimers }
    const workers = [workerOf([slowly], { timers: machineTimers }), workerOf([slowly], other)]
    await Promise.all(workers.map(worker => worker.runDue()))
    expect(ran).toHaveLength(200)
    expect(new Set(ran).size).toBe(200)
  })

  test('a worker that dies in the middle loses its job to another when the lease ends, and keeps no claim on it', async () => {
    let die: (reason: Error) => void = () => undefined
    let claimed: () => void = () => undefined
    const isClaimed = new Promise<void>(resolve => (claimed = resolve))
    const hangs = onJob(greet, () => {
      claimed()
      return new Promise((_, reject) => (die = reject))
    })
    await plan('amina', 0)
    const dying = workerOf([hangs]).runDue()
    await isClaimed

    const { greeted, handler } = greeter()
    const heir = workerOf([handler])
    await heir.start()
    await heir.stop()
    expect(greeted).toEqual([])
    machine.advance(product.runtime.jobLeaseSeconds * 1000)
    await heir.runDue()
    expect(greeted).toEqual(['amina'])

    await plan('amina', 60)
    die(new Error('late'))
    await dying
    expect(await keys()).toEqual(['amina'])
    clock.advance(60_000)
    await heir.runDue()
    expect(greeted).toEqual(['amina', 'amina'])
  })

  describe('a job that fails', () => {
    const fails = onJob(greet, () => Promise.reject(new Error('no')))

    test('is tried again with growing pauses, then is dead, and the log says so', async () => {
      const told: object[] = []
      const worker = workerOf([fails], {
        logger: { ...silentLogger, error: (fields: object) => void told.push(fields) },
      })
      await plan('amina', 0)
      const pauses: number[] = []
      for (let n = 0; n < product.runtime.jobAttempts; n++) {
        await worker.runDue()
        const row = await runtime.database.db.selectFrom('job').selectAll().executeTakeFirstOrThrow()
        const pause = row.run_at.getTime() - clock.now().getTime()
        pauses.push(pause / 1000)
        clock.advance(pause)
      }
      expect(pauses.slice(0, 10)).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 600])
      expect(told).toHaveLength(product.runtime.jobAttempts)
      expect(told.at(-1)).toMatchObject({ kind: 'greet', key: 'amina', isDead: true })
      clock.advance(86_400_000)
      await worker.runDue()
      expect(told).toHaveLength(product.runtime.jobAttempts)
    })

    test('lives again when it is scheduled again', async () => {
      await plan('amina', 0)
      await runtime.database.db.updateTable('job').set({ dead_at: clock.now() }).execute()
      await plan('amina', 0)
      const { greeted, handler } = greeter()
      await workerOf([handler]).runDue()
      expect(greeted).toEqual(['amina'])
    })
  })

  test('a recurring job keeps its beat, skips what was missed, and survives a failure', async () => {
    const at: number[] = []
    const begin = clock.now().getTime()
    const worker = workerOf([
      every('tick', 5000, async () => {
        at.push((clock.now().getTime() - begin) / 1000)
        if (at.length === 2) throw new Error('once')
      }),
    ])
    for (const seconds of [0, 5, 4, 1, 61, 1, 3]) {
      clock.advance(seconds * 1000)
      await worker.runDue()
    }
    expect(at).toEqual([0, 5, 10, 71, 75])
  })

  test('a running worker wakes for what is committed, and at the time of what is not yet due', async () => {
    const begin = clock.now().getTime()
    const heard: [string, number][] = []
    const worker = workerOf([
      onJob(greet, async ({ payload }) => void heard.push([payload.name, clock.now().getTime() - begin])),
    ])
    await worker.start()
    await plan('now', 0)
    await expect.poll(() => (timers.pass(0), heard), { timeout: 30_000 }).toEqual([['now', 0]])
    await plan('later', 3)
    const elapse = () => {
      clock.advance(50)
      timers.pass(50)
      return heard.length
    }
    await expect.poll(elapse, { interval: 5, timeout: 30_000 }).toBe(2)
    expect(heard[1]?.[0]).toBe('later')
    expect(heard[1]?.[1]).toBeGreaterThanOrEqual(3000)
    await worker.stop()
  })

  test('a running worker does all that is due together, and again at their next turn', async () => {
    const kinds = Array.from({ length: 6 }, (_, at) => `turn ${at}`)
    const done = new Map<string, number>()
    // More than it takes at once.
    const worker = workerOf(
      kinds.map(kind => every(kind, 5000, async () => void done.set(kind, (done.get(kind) ?? 0) + 1))),
    )
    await worker.start()
    const elapse = () => {
      clock.advance(50)
      timers.pass(50)
      return kinds.map(kind => done.get(kind) ?? 0)
    }
    const rounds = 4
    await expect
      .poll(() => Math.min(...elapse()), { interval: 5, timeout: 30_000 })
      .toBeGreaterThanOrEqual(rounds)
    await worker.stop()
    expect(Math.max(...done.values())).toBeLessThanOrEqual(rounds + 1)
  })
})
