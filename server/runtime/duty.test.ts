import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../../tests/support/database.ts'
import { leasedDuty } from './duty.ts'
import { pino } from 'pino'
import { handTimers } from '../../tests/support/time/handTimers.ts'

const leaseMs = 60_000
let fresh: FreshDatabase
let now: Date
beforeEach(async () => {
  fresh = await freshDatabase('embedded')
  now = new Date('2026-03-04T05:06:07Z')
})
afterEach(() => fresh.close())

/** A process that would do the work, with timers of its own. */
function process(holder: string) {
  const timers = handTimers()
  const does = { now: false, times: 0 }
  const duty = leasedDuty({
    database: fresh.database,
    machine: { now: () => now },
    timers,
    logger: pino({ level: 'silent' }),
    name: 'messenger',
    holder,
    begin() {
      Object.assign(does, { now: true, times: does.times + 1 })
      return async () => void (does.now = false)
    },
  })
  return { duty, timers, does }
}

function passed(ms: number, ...processes: ReturnType<typeof process>[]): void {
  now = new Date(now.getTime() + ms)
  for (const { timers } of processes) timers.pass(ms)
}

it('one process does it, for as long as it prolongs its lease', async () => {
  const [first, second] = [process('first'), process('second')]
  await Promise.all([first.duty.start(), second.duty.start()])
  expect([first, second].filter(({ does }) => does.now)).toHaveLength(1)
  const [busy, idle] = first.does.now ? [first, second] : [second, first]
  for (let third = 0; third < 6; third++) {
    passed(leaseMs / 3, busy, idle)
    await vi.waitFor(async () => {
      const row = await fresh.database.db.selectFrom('lease').selectAll().executeTakeFirstOrThrow()
      expect(row.leased_until.getTime()).toBe(now.getTime() + leaseMs)
    })
  }
  expect([busy.does, idle.does]).toEqual([
    { now: true, times: 1 },
    { now: false, times: 0 },
  ])
})

it('another takes it over when it is handed over, or when nobody prolongs it', async () => {
  const [first, second, third] = [process('first'), process('second'), process('third')]
  await first.duty.start()
  await first.duty.close()
  expect(first.does).toEqual({ now: false, times: 1 })
  await second.duty.start()
  expect(second.does.now).toBe(true)
  await third.duty.start()
  expect(third.does.now).toBe(false)
  passed(leaseMs, third)
  await vi.waitFor(() => expect(third.does.now).toBe(true))
  // The one that was away for too long finds its lease gone.
  second.timers.pass(leaseMs / 3)
  await vi.waitFor(() => expect(second.does.now).toBe(false))
})
