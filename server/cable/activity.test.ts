import { expect, test } from 'vitest'
import { testUser } from '../../tests/support/testRuntime.ts'
import { parseTradeId, type TradeId } from '../domain/identifier/tradeId.ts'
import { fixedClock } from '../../tests/support/time/fixedClock.ts'
import type { BusEvent, EventBus, PassingEvent } from '../runtime/eventBus.ts'
import { activity, type Activity, type Reader } from './activity.ts'
import type { Connection } from './connection.ts'
import type { Presence } from './presence.ts'

const tradeId = parseTradeId('8F2K41QX') as TradeId
const amina = testUser(1)

/** Processes that hear each other, as over the database: whoever tells hears itself too. */
function processes(count: number) {
  const listeners = new Set<(event: BusEvent) => void>()
  const told: PassingEvent[] = []
  const errors: unknown[] = []
  let isOnline = true
  let isAway = false
  const bus: EventBus = {
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    broadcast(event) {
      told.push(event)
      for (const listener of listeners) listener({ sessionId: null, seq: null, exceptUserId: null, ...event })
    },
    settle: async () => undefined,
    close: async () => undefined,
  }
  const going: ((userId: typeof amina, isOnline: boolean, at: Date) => void)[] = []
  const presence: Presence = {
    beat: () => undefined,
    sweep: { run: async () => undefined } as unknown as Presence['sweep'],
    onChange: listener => (going.push(listener), () => undefined),
    settle: async () => undefined,
    close: async () => undefined,
  }
  const made = Array.from({ length: count }, () =>
    activity({
      bus,
      clock: fixedClock('2026-03-01T12:00:00Z'),
      presence,
      openTradesOf: async () => [{ tradeId, side: 'buyer' }],
      lastSeenIn: async () => {
        if (isAway) throw new Error('the database is away')
        return { isOnline, lastOnlineAt: new Date('2026-03-01T11:59:58Z') }
      },
      onError: error => {
        if (!isAway) throw error
        errors.push(error)
      },
    }),
  )
  return {
    made: made as [Activity, ...Activity[]],
    /** What the partner sees now. */
    seen: () => told.at(-1)?.payload,
    told,
    errors,
    loseDatabase: () => void (isAway = true),
    go: (is: boolean) => {
      isOnline = is
      going[0]?.(amina, is, new Date('2026-03-01T12:00:00Z'))
    },
  }
}

const tab = (): Reader => ({ tradeId, side: 'buyer', userId: amina, connection: {} as Connection })

test('somebody looks as long as one of their sockets does', () => {
  const { made, seen, told } = processes(1)
  const [one, other] = [tab(), tab()]
  made[0].look(one, true)
  made[0].look(other, true)
  made[0].leave(one)
  expect(told).toHaveLength(1)
  expect(seen()).toMatchObject({ is_looking: true })
  made[0].look(other, false)
  expect(seen()).toMatchObject({ is_looking: false })
})

test('also when their sockets are at two processes', () => {
  const { made, seen } = processes(2)
  const [here, there] = made as unknown as [Activity, Activity]
  const [one, other] = [tab(), tab()]
  here.look(one, true)
  there.look(other, true)
  here.leave(one)
  expect(seen()).toMatchObject({ is_looking: true })
  expect(here.isLooking(tradeId, 'buyer')).toBe(true)
  there.leave(other)
  expect(seen()).toMatchObject({ is_looking: false })
  expect(here.isLooking(tradeId, 'buyer')).toBe(false)
})

test('whoever has gone does not look, whatever their sockets say', async () => {
  const { made, seen, go } = processes(2)
  made[0].look(tab(), true)
  go(false)
  await Promise.resolve()
  expect(seen()).toMatchObject({ is_online: false, is_looking: false })
})

test('whoever comes later is told what the partner does, wherever the partner is', async () => {
  const { made, go } = processes(2)
  const [here, there] = made as unknown as [Activity, Activity]
  here.look(tab(), true)
  const seller = { tradeId, side: 'seller' } as const
  expect(await there.ofPartner(seller)).toMatchObject({
    event: 'trade_partner_activity',
    side: 'buyer',
    is_online: true,
    is_looking: true,
  })
  go(false)
  expect(await there.ofPartner(seller)).toMatchObject({
    is_online: false,
    is_looking: false,
    last_online_at: '2026-03-01T11:59:58.000Z',
  })
})

test('nothing is told of a partner while the database is away, and looking goes on', async () => {
  const { made, errors, loseDatabase } = processes(1)
  made[0].look(tab(), true)
  loseDatabase()
  expect(await made[0].ofPartner({ tradeId, side: 'seller' })).toBeNull()
  expect(errors).toHaveLength(1)
})
