import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pino } from 'pino'
import { freshDatabase, type FreshDatabase } from '../../tests/support/database.ts'
import { databaseKinds } from '../../tests/support/freshSouk.ts'
import { handTimers } from '../../tests/support/time/handTimers.ts'
import { LeaseLost, takeLease } from './lease.ts'

const ms = 30_000

describe.each(databaseKinds)('a lease, on %s', kind => {
  let fresh: FreshDatabase | null
  let now: number
  beforeEach(async () => {
    fresh = await freshDatabase(kind)
    now = Date.parse('2026-03-04T05:06:07Z')
  })
  afterEach(() => fresh?.close())

  /** Somebody who would hold it, with timers of their own. */
  const holder = (name: string) => {
    const timers = handTimers()
    const database = {
      get db() {
        if (!fresh) throw new Error('no database')
        return fresh.database.db
      },
    }
    const parts = {
      database,
      machine: { now: () => new Date(now) },
      timers,
      logger: pino({ level: 'silent' }),
    }
    return { timers, take: () => takeLease(parts, { name: 'work', holder: name, ms }) }
  }
  const held = async (name: string) => {
    const one = holder(name)
    const lease = await one.take()
    if (!lease) throw new Error(`${name} has no lease`)
    return { ...one, lease }
  }
  const rowOf = (of: FreshDatabase) => of.database.db.selectFrom('lease').selectAll().executeTakeFirst()

  it('is one’s alone until it is released', async () => {
    if (!fresh) return
    const one = await held('one')
    const two = holder('two')
    expect(await two.take()).toBeNull()
    one.lease.check()
    await one.lease.release()
    expect(one.timers.next()).toBeNull()
    expect(() => one.lease.check()).toThrow(LeaseLost)
    expect(await two.take()).not.toBeNull()
  })

  it('is prolonged three times in its length, and before each thing that is asked for outside', async () => {
    if (!fresh) return
    const of = fresh
    const { lease, timers } = await held('one')
    for (let third = 0; third < 6; third++) {
      now += ms / 3
      timers.pass(ms / 3)
      await vi.waitFor(async () => expect((await rowOf(of))?.leased_until.getTime()).toBe(now + ms))
    }
    now += 1000
    expect(await lease.ask(async () => (await rowOf(of))?.leased_until.getTime())).toBe(now + ms)
    expect(lease.signal.aborted).toBe(false)
  })

  it('is lost to whoever stood still, although nobody took it', async () => {
    if (!fresh) return
    const { lease } = await held('one')
    now += ms
    const step = vi.fn<() => Promise<void>>()
    await expect(lease.ask(step)).rejects.toThrow(LeaseLost)
    expect(step).not.toHaveBeenCalled()
    expect(lease.signal.aborted).toBe(true)
    now -= ms
    expect(() => lease.check()).toThrow(LeaseLost)
  })

  it('lets nothing be written or asked for once it is another’s, also after that one has handed it over', async () => {
    if (!fresh) return
    const of = fresh
    const write = (guard: Parameters<typeof of.database.transaction>[0]) => of.database.transaction(guard)
    const [one, other] = [await held('one'), await held('one')]
    await write(tx => one.lease.guard(tx))
    await of.database.db.updateTable('lease').set({ holder: 'two' }).execute()
    await expect(write(tx => one.lease.guard(tx))).rejects.toThrow(LeaseLost)
    await of.database.db.deleteFrom('lease').execute()
    const step = vi.fn<() => Promise<void>>()
    await expect(other.lease.ask(step)).rejects.toThrow(LeaseLost)
    expect(step).not.toHaveBeenCalled()
    expect(await rowOf(of)).toBeUndefined()
  })

  it('is not taken before a transaction that it guards ends', async () => {
    // The embedded database has one transaction at a time anyway.
    if (!fresh || kind === 'embedded') return
    const { lease } = await held('one')
    const order: string[] = []
    const release = Promise.withResolvers<void>()
    const guarded = Promise.withResolvers<void>()
    const writing = fresh.database.transaction(async tx => {
      await lease.guard(tx)
      guarded.resolve()
      await release.promise
      order.push('written')
    })
    await guarded.promise
    now += ms
    const taking = holder('two')
      .take()
      .then(() => order.push('taken'))
    release.resolve()
    await Promise.all([writing, taking])
    expect(order).toEqual(['written', 'taken'])
  })

  it('waits for nobody outside after the loss', async () => {
    if (!fresh) return
    const of = fresh
    const { lease, timers } = await held('one')
    let stopped = false
    const begun = Promise.withResolvers<void>()
    const asked = lease.ask(signal => {
      signal.addEventListener('abort', () => (stopped = true))
      begun.resolve()
      return new Promise<never>(() => undefined)
    })
    const theft = async () => {
      await begun.promise
      await of.database.db.updateTable('lease').set({ holder: 'two' }).execute()
      timers.pass(ms / 3)
    }
    await Promise.all([expect(asked).rejects.toThrow(LeaseLost), theft()])
    expect(stopped).toBe(true)
  })

  it('is lost when it cannot be prolonged until it ends', async () => {
    if (!fresh) return
    const { lease, timers } = await held('one')
    await fresh.database.db.schema.alterTable('lease').renameTo('lease_away').execute()
    now += ms / 3
    timers.pass(ms / 3)
    lease.check()
    now += (2 * ms) / 3
    timers.pass((2 * ms) / 3)
    await vi.waitFor(() => expect(lease.signal.aborted).toBe(true))
  })
})
