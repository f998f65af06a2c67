import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { handTimers } from '../../tests/support/time/handTimers.ts'
import { testRuntimes, testUser } from '../../tests/support/testRuntime.ts'
import { openDatabaseBus } from './databaseBus.ts'
import type { BusEvent, EventBus } from './eventBus.ts'
import { housekeeping } from './housekeeping.ts'
import { silentLogger as logger } from './logger.ts'
import { publish, readSeq } from './outbox.ts'

const event = (target: string) => ({ channel: 'user', target, name: 'late', has_seq: true, payload: {} })

describe.each(await testRuntimes())('on $kind', runtime => {
  let buses: EventBus[]
  let heard: BusEvent[][]

  beforeEach(async () => {
    buses = []
    heard = []
    for (const processId of ['one', 'two']) {
      const { clock } = runtime
      const database = processId === 'one' ? runtime.database : await runtime.another()
      const bus = await openDatabaseBus({ database, clock, logger, processId })
      const events: BusEvent[] = []
      bus.subscribe(event => events.push(event))
      buses.push(bus)
      heard.push(events)
    }
    return async () => {
      for (const bus of buses) await bus.close()
    }
  })

  const settle = async () => {
    for (const bus of buses) await bus.settle()
  }
  let nextUser = 1000
  const newUser = () => testUser(nextUser++)
  const tell = (userId: string, name: string, payload = {}) =>
    runtime.database.transaction(async tx =>
      publish(tx, { channel: 'user', userId, name, hasSeq: true, payload }),
    )

  test('8 writers at once: every process hears everything once, per user without gap and in order', async () => {
    const users = [newUser(), newUser(), newUser()]
    const writer = async (number: number) => {
      for (let n = 0; n < 25; n++) {
        await runtime.database.transaction(async tx => {
          // In another order each time: what locks is sorted, so nobody waits in a circle.
          const order = n % 2 ? users : users.toReversed()
          for (const userId of order) {
            publish(tx, {
              channel: 'user',
              userId,
              name: 'balance_amount',
              hasSeq: true,
              payload: { number, n },
            })
          }
        })
      }
    }
    await Promise.all(Array.from({ length: 8 }, (_, number) => writer(number)))
    await settle()
    for (const events of heard) {
      expect(events).toHaveLength(600)
      for (const user of users) {
        const own = events.filter(event => event.target === user)
        expect(own.map(event => event.seq)).toEqual(Array.from({ length: 200 }, (_, index) => index + 1))
        expect(own.every(event => event.payload.seq === event.seq)).toBe(true)
      }
    }
    expect(heard[0]).toEqual(heard[1])
    expect(await readSeq(runtime.database.db, users[0] ?? '')).toBe(200)
  })

  test('a transaction that is rolled back tells nothing and takes no number', async () => {
    const user = newUser()
    await tell(user, 'first')
    const attempt = runtime.database.transaction(async tx => {
      publish(tx, { channel: 'user', userId: user, name: 'never', hasSeq: true, payload: {} })
      throw new Error('no')
    })
    await expect(attempt).rejects.toThrow('no')
    await tell(user, 'second')
    await settle()
    expect(heard[1]?.map(({ name, seq }) => [name, seq])).toEqual([
      ['first', 1],
      ['second', 2],
    ])
  })

  test.skipIf(runtime.kind === 'embedded')('a transaction that commits late is not skipped', async () => {
    const [slow, quick] = [newUser(), newUser()]
    let commit: () => void = () => undefined
    let published: () => void = () => undefined
    const isPublished = new Promise<void>(resolve => (published = resolve))
    const late = runtime.database.transaction(async tx => {
      // Its row is written, and its id taken, before the other's; its commit comes after.
      const events = JSON.stringify([event(slow)])
      await sql`select outbox_write(${events}::json, ${[slow]}, ${[1]}, ${runtime.clock.now()})`.execute(tx)
      published()
      await new Promise<void>(resolve => (commit = resolve))
    })
    await isPublished
    await tell(quick, 'early')
    await settle()
    expect(heard[1]?.map(({ target }) => target)).toEqual([quick])
    commit()
    await late
    await settle()
    expect(heard[1]?.map(({ target }) => target)).toEqual([quick, slow])
    expect(heard[0]).toEqual(heard[1])
  })

  test('events of one transaction keep their order; those without a number take none', async () => {
    const user = newUser()
    await runtime.database.transaction(async tx => {
      publish(tx, { channel: 'user', userId: user, name: 'a', hasSeq: true, payload: {} })
      publish(tx, { channel: 'chat', tradeId: '8F2K41QX', name: 'b', payload: { text: 'hi' } })
      publish(tx, { channel: 'user', userId: user, name: 'c', hasSeq: false, sessionId: 's', payload: {} })
      publish(tx, { channel: 'user', userId: user, name: 'd', hasSeq: true, payload: {} })
      publish(tx, { channel: 'public', name: 'e', payload: {} })
    })
    await settle()
    expect(heard[0]).toMatchObject([
      { name: 'a', seq: 1, target: user },
      { name: 'b', seq: null, channel: 'chat', target: '8F2K41QX', payload: { text: 'hi' } },
      { name: 'c', seq: null, sessionId: 's' },
      { name: 'd', seq: 2 },
      { name: 'e', seq: null, target: null },
    ])
    expect(heard[1]).toEqual(heard[0])
  })

  test('a process that begins later hears what comes, not what was', async () => {
    const user = newUser()
    await tell(user, 'before')
    await settle()
    const { database, clock } = runtime
    const late = await openDatabaseBus({ database, clock, logger, processId: 'late' })
    buses.push(late)
    const names: string[] = []
    late.subscribe(event => names.push(event.name))
    await tell(user, 'after')
    await settle()
    expect(names).toEqual(['after'])
  })

  test('what a process committed and was ended before it told is told a second after the next one begins', async () => {
    for (const bus of buses) await bus.close()
    const user = newUser()
    await tell(user, 'left')
    const timers = handTimers()
    const { clock, database } = runtime
    const bus = await openDatabaseBus({ database, clock, logger, processId: 'next', timers })
    buses = [bus]
    const left: BusEvent[] = []
    bus.subscribe(event => left.push(event))
    timers.pass(1000)
    await expect.poll(() => left.map(({ name, target }) => [name, target])).toEqual([['left', user]])
  })

  test('what passes reaches every process, however long it is, and is not kept', async () => {
    const items = Array.from({ length: 500 }, (_, n) => ({ pair: `btc_${n}`, rate: '60000.12345678' }))
    buses[0]?.broadcast({ channel: 'public', target: null, name: 'rates_change', payload: { items } })
    buses[0]?.broadcast({
      channel: 'chat',
      target: 't',
      exceptUserId: 'u',
      name: 'typing',
      payload: { is_typing: true },
    })
    await settle()
    await expect.poll(() => heard[1]?.length).toBe(2)
    const byName = (events: BusEvent[] = []) => events.toSorted((a, b) => (a.name < b.name ? -1 : 1))
    expect(byName(heard[1])).toEqual(byName(heard[0]))
    expect(heard[1]?.find(event => event.name === 'typing')).toMatchObject({
      exceptUserId: 'u',
      target: 't',
      seq: null,
    })
    const kept = await runtime.database.db.selectFrom('outbox').select('events').execute()
    expect(kept.flatMap(({ events }) => events).filter(({ name }) => name === 'rates_change')).toEqual([])
  })

  test('a listener that throws does not keep the event from others', async () => {
    const [bus] = buses
    bus?.subscribe(() => {
      throw new Error('broken')
    })
    const names: string[] = []
    bus?.subscribe(event => names.push(event.name))
    await tell(newUser(), 'told')
    await settle()
    expect(names).toEqual(['told'])
  })

  test('events of a transaction that was opened beside the signalling database are not lost in silence', async () => {
    const attempt = runtime.database.db
      .transaction()
      .execute(async tx => publish(tx, { channel: 'public', name: 'x', payload: {} }))
    await expect(attempt).rejects.toThrow('signalling')
  })

  test('events are cleared away after a day, once they are delivered', async () => {
    const user = newUser()
    await tell(user, 'old')
    await settle()
    const { database, clock } = runtime
    clock.advance(24 * 3_600_000 + 1)
    await tell(user, 'fresh')
    await housekeeping(database, clock).run({ key: '', payload: {}, runAt: clock.now(), attempt: 1 })
    const rows = await database.db.selectFrom('outbox').select('events').execute()
    const left = rows.flatMap(({ events }) => events).filter(({ target }) => target === user)
    expect(left.map(({ name }) => name)).toEqual(['fresh'])
    await tell(user, 'later')
    await settle()
    expect(heard[0]?.filter(event => event.target === user).map(event => event.seq)).toEqual([1, 2, 3])
  })
})
