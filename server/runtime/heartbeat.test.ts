import { Type } from 'typebox'
import { beforeEach, describe, expect, test } from 'vitest'
import { testRuntimes, testStart } from '../../tests/support/testRuntime.ts'
import { type FixedClock, fixedClock } from '../../tests/support/time/fixedClock.ts'
import { heartbeat, type Outage } from './heartbeat.ts'
import { onJob } from './job/jobHandler.ts'
import { jobKind, schedule } from './job/jobs.ts'
import { jobWorker } from './job/jobWorker.ts'
import { silentLogger as logger } from './logger.ts'

const deadline = jobKind('deadline', Type.Object({}), { isDeadline: true })
const errand = jobKind('errand', Type.Object({}))

describe.each(await testRuntimes())('on $kind', runtime => {
  const { clock } = runtime
  let machine: FixedClock
  let done: string[]
  let outages: Outage[]

  beforeEach(async () => {
    await runtime.database.db.deleteFrom('job').execute()
    await runtime.database.db.updateTable('heartbeat').set({ beat_at: null }).execute()
    machine = fixedClock(testStart)
    done = []
    outages = []
  })

  /** A process: its heart and its worker. */
  const heart = () =>
    heartbeat({
      database: runtime.database,
      clock,
      machine,
      logger,
      kinds: [deadline, errand],
      shifters: [async (_, outage) => void outages.push(outage)],
    })
  const handlers = [deadline, errand].map(kind => onJob(kind, async () => void done.push(kind.name)))
  const runDue = () =>
    jobWorker({ database: runtime.database, clock, machine, logger, handlers, workerId: 'one' }).runDue()
  const plan = (kind: typeof deadline, seconds: number) =>
    runtime.database.transaction(tx =>
      schedule(tx, { kind, key: 'x', runAt: new Date(clock.now().getTime() + seconds * 1000), payload: {} }),
    )
  function pass(seconds: number) {
    clock.advance(seconds * 1000)
    machine.advance(seconds * 1000)
  }

  test('a heart that beats every 5 s moves nothing', async () => {
    await heart().beat()
    await plan(deadline, 12)
    for (let n = 0; n < 2; n++) {
      pass(5)
      expect(await heart().beat()).toBe(0)
    }
    pass(2)
    await runDue()
    expect(done).toEqual(['deadline'])
    expect(outages).toEqual([])
  })

  test('in an outage deadlines wait, and afterwards move by its length; errands go on', async () => {
    await heart().beat()
    await plan(deadline, 20)
    await plan(errand, 20)
    pass(3600)
    await runDue()
    expect(done).toEqual(['errand'])

    expect(await heart().beat()).toBe(3_600_000)
    await runDue()
    expect(done).toEqual(['errand'])
    expect(outages).toEqual([{ ms: 3_600_000, at: clock.now() }])

    pass(5)
    await heart().beat()
    pass(5)
    await heart().beat()
    pass(9)
    await runDue()
    expect(done).toEqual(['errand'])
    pass(1)
    await runDue()
    expect(done).toEqual(['errand', 'deadline'])
  })

  test('two gateways that come back at once move deadlines once', async () => {
    await heart().beat()
    pass(60)
    const moved = await Promise.all([heart().beat(), heart().beat(), heart().beat()])
    expect(moved.toSorted()).toEqual([0, 0, 60_000])
    expect(outages).toHaveLength(1)
  })

  test('advancing the product’s clock is no outage', async () => {
    await heart().beat()
    await plan(deadline, 1800)
    clock.advance(3_600_000)
    await runDue()
    expect(done).toEqual(['deadline'])
    expect(await heart().beat()).toBe(0)
  })

  test('a shifter that fails leaves the outage to be measured again', async () => {
    await heart().beat()
    await plan(deadline, 20)
    pass(60)
    const { database } = runtime
    const fails = async () => {
      throw new Error('no')
    }
    const broken = heartbeat({ database, clock, machine, logger, kinds: [deadline], shifters: [fails] })
    await expect(broken.beat()).rejects.toThrow('no')
    expect(await heart().beat()).toBe(60_000)
  })
})
