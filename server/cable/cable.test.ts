import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createConsumer } from '../../tests/support/network/actionCable.ts'
import { type CableSocket, cableSocket, message } from '../../tests/support/network/cableSocket.ts'
import { testRuntimes } from '../../tests/support/testRuntime.ts'
import type { SessionId } from '../domain/identifier/identifier.ts'
import { accepted, refuse, refused } from '../domain/refusal/refusal.ts'
import { fixedClock } from '../../tests/support/time/fixedClock.ts'
import { openDatabaseBus } from '../runtime/databaseBus.ts'
import type { EventBus } from '../runtime/eventBus.ts'
import type { Logger } from '../runtime/logger.ts'
import { product } from '../runtime/product.ts'
import { handTimers } from '../../tests/support/time/handTimers.ts'
import { type Activity, activity } from './activity.ts'
import { attachCable, type Cable } from './attachCable.ts'
import {
  amina,
  app,
  chat,
  helloOf,
  kunle,
  sides,
  tradeId,
  viewers,
} from '../../tests/support/network/cableCast.ts'
import { lastSeen, type Presence, presence } from './presence.ts'
import { tellEverybody, tellMessage, tellSessionClosed, tellUser } from './publishEvents.ts'

const [embedded] = await testRuntimes()
if (!embedded) throw new Error('no database')
const { database, clock } = embedded

let server: Server
let bus: EventBus
let cable: Cable
let here: Presence
let partners: Activity
let timers = handTimers()
const machine = fixedClock('2026-03-01T12:00:00.500Z')
const logged: unknown[] = []
const log = (fields: object, text: string) => void logged.push({ ...fields }, text)
const logger: Logger = { debug: log, info: log, warn: log, error: log }
const asked: unknown[] = []
let beforeAuthenticated: () => Promise<void> = async () => undefined
const sessionEnds: Record<string, Date> = {}
const open: CableSocket[] = []

beforeAll(async () => {
  bus = await openDatabaseBus({ database, clock, logger, processId: 'one' })
  here = presence({ database, clock, logger })
  partners = activity({
    bus,
    clock,
    presence: here,
    openTradesOf: async userId => (sides[userId] ? [{ tradeId, side: sides[userId] }] : []),
    lastSeenIn: async () => undefined,
    onError: error => {
      throw error
    },
  })
})
afterAll(async () => {
  partners.close()
  await here.close()
  await bus.close()
})
beforeEach(async () => {
  timers = handTimers()
  asked.length = 0
  delete sessionEnds['amina']
  beforeAuthenticated = async () => undefined
  server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  cable = attachCable(server, {
    bus,
    logger,
    clock,
    machine,
    timers,
    presence: here,
    activity: partners,
    lastSeenOf: async () => undefined,
    figuresOf: async () => ({ trades_count: 4, active_trades_count: 2, balance: null, as_of_seq: 7 }),
    rights: {
      async authenticate(token) {
        const viewer = viewers[token]
        await beforeAuthenticated()
        return viewer ? { viewer, endsAt: sessionEnds[token] ?? new Date('2100-01-01') } : null
      },
      async readerOf(of, { userId }) {
        if (of !== tradeId) throw new Error('the database is away')
        return sides[userId] ?? null
      },
      personOf: async name => (name === 'kunle' ? kunle.userId : null),
    },
    chat: {
      async create({ viewer: { userId }, side }, data) {
        asked.push({ userId, side, ...data })
        if (data.text === 'boom') throw new Error('boom')
        return data.text === '' ? refused(refuse('required', 'text')) : accepted({ message_id: 'm1' })
      },
      async read(_, data) {
        asked.push(data)
        return accepted({})
      },
      async pin(_, data) {
        asked.push(data)
        return accepted({})
      },
    },
  })
})
afterEach(async () => {
  for (const socket of open.splice(0)) socket.socket.terminate()
  await cable.close()
  server.closeAllConnections()
  server.close()
})

const address = (token?: string, path = '/cable') => {
  const { port } = server.address() as AddressInfo
  return `ws://127.0.0.1:${port}${path}${token === undefined ? '' : `?token=${token}`}`
}
async function connect(token?: string, ...identifiers: string[]): Promise<CableSocket> {
  const socket = cableSocket(address(token))
  open.push(socket)
  await socket.frame(frame => frame.type === 'welcome')
  for (const identifier of identifiers) await socket.subscribe(identifier)
  return socket
}
const notice = (count: number, to = amina) =>
  database.transaction(async tx => tellUser(tx, to.userId, 'notice_count', { count, notification_id: null }))
/** A frame that arrives after everything that was sent before it. */
async function mark(socket: CableSocket): Promise<void> {
  tellEverybody(bus, 'add_price_update', {
    advert_id: 'mark',
    price: null,
    priced_at: '2026-03-01T12:00:00.000Z',
  })
  await socket.event('add_price_update')
}

describe('the public Action Cable client', () => {
  test('subscribes, performs, receives what is its own with its number, and unsubscribes', async () => {
    const consumer = createConsumer(address('amina'))
    const received: Record<string, unknown>[] = []
    let arrived: () => void = () => undefined
    const subscription = await new Promise<ReturnType<typeof consumer.subscriptions.create>>(resolve => {
      const made = consumer.subscriptions.create('AppChannel', {
        connected: () => resolve(made),
        received(event) {
          received.push(event)
          arrived()
        },
      })
    })
    const first = new Promise<void>(resolve => (arrived = resolve))
    await notice(99, kunle)
    await notice(1)
    await first
    const seq = Number(received[0]?.seq)
    expect(received).toEqual([{ event: 'notice_count', count: 1, notification_id: null, seq }])

    const second = new Promise<void>(resolve => (arrived = resolve))
    await notice(2)
    await second
    expect(received[1]).toEqual({ event: 'notice_count', count: 2, notification_id: null, seq: seq + 1 })

    subscription.perform('online')
    await expect
      .poll(async () => (await lastSeen(database.db, [amina.userId])).get(amina.userId)?.isOnline)
      .toBe(true)
    subscription.unsubscribe()
    consumer.disconnect()
  })

  test('is told to stay away without a valid session', async () => {
    const consumer = createConsumer(address('forged'))
    const state = await new Promise(resolve => {
      consumer.subscriptions.create('AppChannel', { disconnected: resolve })
    })
    expect(state).toEqual({ willAttemptReconnect: false })
    consumer.disconnect()
  })

  test('is rejected from a conversation that is not its own', async () => {
    const consumer = createConsumer(address('stranger'))
    const outcome = await new Promise<string>(resolve => {
      const rejected = () => resolve('rejected')
      consumer.subscriptions.create(
        { channel: 'ChatChannel', tradeId },
        { rejected, connected: () => resolve('let in') },
      )
    })
    expect(outcome).toBe('rejected')
    consumer.disconnect()
  })
})

describe('subscriptions', () => {
  test('the identifier comes back byte for byte', async () => {
    const odd = '{ "extra" : "\\u0041ё", "channel":"AppChannel" }'
    const socket = await connect('amina', odd)
    await notice(1)
    const frame = await socket.frame(({ message }) => message !== undefined && typeof message === 'object')
    expect(frame.identifier).toBe(odd)
  })

  test.each([
    ['{"channel":"AdminChannel"}'],
    ['{"channel":"ChatChannel"}'],
    ['{"channel":"ChatChannel","tradeId":"../1"}'],
    ['{"channel":"ChatChannel","tradeId":{"a":1}}'],
    ['{"channel":"ChatChannel","tradeId":"00000000"}'],
    ['[]'],
    ['no json'],
    [''],
  ])('%s is rejected', async identifier => {
    const socket = await connect('amina')
    expect(await socket.subscribe(identifier)).toEqual({ type: 'reject_subscription', identifier })
  })

  test('who is logged in hears of a person, a visitor does not', async () => {
    const identifier = JSON.stringify({ channel: 'AppChannel', userName: 'kunle' })
    const [viewer, visitor] = [await connect('amina'), await connect()]
    expect(await viewer.subscribe(identifier)).toMatchObject({ type: 'confirm_subscription' })
    expect(await visitor.subscribe(identifier)).toMatchObject({ type: 'reject_subscription' })
  })

  test('a visitor hears what is public, and no conversation', async () => {
    const socket = await connect(undefined, app)
    expect(await socket.subscribe(chat)).toMatchObject({ type: 'reject_subscription' })
    await notice(1)
    await bus.settle()
    await mark(socket)
    expect(socket.frames.filter(({ message }) => message !== undefined)).toHaveLength(1)
  })

  test('the parties of a trade hear their conversation, and stop when they unsubscribe', async () => {
    const both = [await connect('amina', app, chat), await connect('kunle', app, chat)]
    const say = (id: string) =>
      database.transaction(async tx =>
        tellMessage(tx, tradeId, {
          message: helloOf(id),
          author: { userId: amina.userId, clientId: 'client-1' },
        }),
      )
    await say('m1')
    for (const socket of both)
      expect(await socket.event('message_created')).toMatchObject({ trade_id: tradeId, message_id: 'm1' })
    both[0]?.send({ command: 'unsubscribe', identifier: chat })
    both[0]?.send(message(app, { action: 'online', request_id: 'r' }))
    await both[0]?.event('command_done')
    await say('m2')
    await bus.settle()
    await both[1]?.frame(({ message }) => JSON.stringify(message)?.includes('m2') ?? false)
    if (both[0]) await mark(both[0])
    expect(JSON.stringify(both[0]?.frames)).not.toContain('m2')
  })

  test('a field that the schema does not declare does not leave the server', async () => {
    const socket = await connect('amina', app)
    const payload = { count: 1, notification_id: null, requisites: 'DE89 3704' }
    await database.transaction(async tx => tellUser(tx, amina.userId, 'notice_count', payload))
    expect(await socket.event('notice_count')).not.toHaveProperty('requisites')
  })
})

describe('the end of a session', () => {
  const close = (sessionId: SessionId | 'all') =>
    database.transaction(async tx =>
      tellSessionClosed(tx, { userId: amina.userId, sessionId, reason: 'logged_out' }),
    )

  const ends = {
    logged_out: () => close(amina.sessionId),
    expired: async () => (clock.advance(1), timers.pass(1000)),
  }
  test.each(Object.entries(ends))(
    '%s: its own sockets end, and are told why; no others',
    async (reason, end) => {
      sessionEnds['amina'] = new Date(clock.now().getTime() + 60_000)
      const [ended, other] = [await connect('amina', app), await connect('aminaElsewhere', app)]
      const partner = await connect('kunle', app)
      clock.advance(59_999)
      timers.pass(1000)
      await mark(ended)
      await end()
      expect(await ended.frame(({ type }) => type === 'disconnect')).toEqual({
        type: 'disconnect',
        reason: 'session_closed',
        reconnect: false,
      })
      await ended.closed
      expect(await ended.event('session_closed')).toEqual({ event: 'session_closed', reason })
      await mark(other)
      await mark(partner)
      expect(JSON.stringify([other.frames, partner.frames])).not.toContain('session_closed')
    },
  )

  test('all of a user’s sessions end at once', async () => {
    const sockets = [await connect('amina'), await connect('aminaElsewhere')]
    await close('all')
    await Promise.all(sockets.map(socket => socket.closed))
    expect(cable.size).toBe(0)
  })

  test('that comes while its socket is being let in, keeps it out', async () => {
    beforeAuthenticated = async () => {
      await close(amina.sessionId)
      await bus.settle()
    }
    const socket = cableSocket(address('amina'))
    open.push(socket)
    await socket.closed
    expect(socket.frames).toEqual([{ type: 'disconnect', reason: 'unauthorized', reconnect: false }])
  })
})

describe('commands', () => {
  const text = { action: 'create', text: 'hello', client_id: 'client-0001' }

  test('a message goes to the chat with who says it, and is answered when that is asked for', async () => {
    const socket = await connect('amina', chat)
    socket.send(message(chat, { ...text, request_id: 'r1' }))
    expect(await socket.event('command_done')).toEqual({
      event: 'command_done',
      action: 'create',
      request_id: 'r1',
      message_id: 'm1',
    })
    expect(asked).toEqual([expect.objectContaining({ userId: amina.userId, side: 'buyer', text: 'hello' })])
  })

  test.each([
    ['a refusal of the chat', chat, { ...text, text: '' }, 'required'],
    ['a failure of the chat', chat, { ...text, text: 'boom' }, 'internal_error'],
    ['data of another shape', chat, { ...text, text: 7 }, 'invalid_input'],
    ['a text that is too long', chat, { ...text, text: 'x'.repeat(4001) }, 'invalid_input'],
    ['an unknown action', chat, { action: 'constructor' }, 'malformed_request'],
    ['a chat action outside a chat', app, text, 'malformed_request'],
    ['data that is no object', chat, '7', 'malformed_request'],
    ['a channel that is not subscribed', '{"channel":"ChatChannel","tradeId":"ZZZZZZZZ"}', text, 'forbidden'],
    ['a pin that says not which way', chat, { action: 'pin', message_id: 'm1' }, 'invalid_input'],
  ])('%s is answered, and the socket stays', async (_, identifier, data, code) => {
    const socket = await connect('amina', app, chat)
    socket.send(message(identifier, data))
    expect(await socket.event('command_refused')).toMatchObject({ code })
    await mark(socket)
  })

  test.each(['', 'null', '[]', '{"command":"drop"}', '{"command":"subscribe","identifier":7}'])(
    'the frame %j is ignored',
    async frame => {
      const socket = await connect('amina', app)
      socket.send(frame)
      await mark(socket)
      expect(socket.frames.map(({ type }) => type)).toEqual(['welcome', 'confirm_subscription', undefined])
    },
  )

  test('a visitor’s sign of life means nothing', async () => {
    const socket = await connect(undefined, app)
    socket.send(message(app, { action: 'online', request_id: 'r' }))
    expect(await socket.event('command_done')).toMatchObject({ action: 'online' })
  })
})

describe('bounds', () => {
  test('who sends too many commands is sent away for a while', async () => {
    const socket = await connect('amina', app)
    for (let n = 0; n < product.realtime.commandBurst; n++) socket.send(message(app, { action: 'online' }))
    expect(await socket.frame(({ type }) => type === 'disconnect')).toMatchObject({
      reason: 'too_many_commands',
      reconnect: true,
    })
    await socket.closed
  })

  test('a frame that is too long closes the socket', async () => {
    const socket = await connect('amina', app)
    socket.send('x'.repeat(product.realtime.commandMaxBytes + 1))
    expect(await socket.closed).toBe(1009)
  })

  test('a socket that does not take its events is cut, and the others hear on', async () => {
    const [slow, quick] = [await connect('amina', app), await connect('kunle', app)]
    slow.socket.pause()
    const items = Array.from({ length: 5000 }, (_, n) => ({ pair: `btc_${n}`, rate: '60000.12345678' }))
    const size = () => {
      tellEverybody(bus, 'rates_change', { at: '2026-03-01T12:00:00.000Z', items })
      return cable.size
    }
    await expect.poll(size, { interval: 1, timeout: 60_000 }).toBe(1)
    await mark(quick)
  })

  test('one user’s sockets are counted', async () => {
    const sockets = await Promise.all(
      Array.from({ length: product.realtime.socketsPerUser }, () => connect('amina')),
    )
    const socket = cableSocket(address('amina'))
    open.push(socket, ...sockets)
    expect(await socket.frame(({ type }) => type === 'disconnect')).toMatchObject({
      reason: 'too_many_connections',
    })
  })

  test('other paths are not for sockets', async () => {
    const socket = cableSocket(address(undefined, '/elsewhere'))
    const [error] = (await once(socket.socket, 'error')) as [Error]
    expect(error.message).toContain('404')
  })

  test('a database that is away is no wrong session: the client may come back', async () => {
    beforeAuthenticated = () => Promise.reject(new Error('away'))
    const socket = cableSocket(address('amina'))
    const [error] = (await once(socket.socket, 'error')) as [Error]
    expect(error.message).toContain('503')
  })
})

test('a ping with the seconds goes out every 3 s', async () => {
  const socket = await connect()
  timers.pass(2999)
  timers.pass(1)
  expect(await socket.frame(({ type }) => type === 'ping')).toEqual({ type: 'ping', message: 1772366400 })
  expect(socket.frames.filter(({ type }) => type === 'ping')).toHaveLength(1)
})

test('when the server goes, clients are told to come back', async () => {
  const socket = await connect('amina')
  const closing = cable.close()
  expect(await socket.frame(({ type }) => type === 'disconnect')).toEqual({
    type: 'disconnect',
    reason: 'server_restart',
    reconnect: true,
  })
  await closing
  await socket.closed
})

describe('partners', () => {
  const activityOf = (socket: CableSocket, fits: object) =>
    socket.frame(({ message }) => {
      const event = message as Record<string, unknown> | undefined
      return (
        event?.event === 'trade_partner_activity' &&
        Object.entries(fits).every(([key, value]) => event[key] === value)
      )
    })

  test('see each other look, type and leave; nobody sees himself', async () => {
    const [buyer, seller] = [await connect('amina', app, chat), await connect('kunle', app, chat)]
    buyer.send(message(chat, { action: 'looking', is_looking: true }))
    await activityOf(seller, { trade_id: tradeId, side: 'buyer', is_looking: true, is_typing: false })
    expect(partners.isLooking(tradeId, 'buyer')).toBe(true)
    const secondTab = await connect('kunle', app, chat)
    secondTab.send(message(chat, { action: 'looking', is_looking: true }))
    await activityOf(secondTab, { side: 'buyer', is_online: true, is_looking: true })
    buyer.send(message(chat, { action: 'typing', is_typing: true }))
    await activityOf(seller, { side: 'buyer', is_looking: true, is_typing: true })
    buyer.socket.terminate()
    await activityOf(seller, { side: 'buyer', is_looking: false, is_typing: false })
    expect(partners.isLooking(tradeId, 'buyer')).toBe(false)
    expect(JSON.stringify(buyer.frames)).not.toContain('"side":"buyer"')
  })

  test('see each other come, and go 15 s after the last sign of life', async () => {
    await database.db.updateTable('presence').set({ is_online: false }).execute()
    const [buyer, seller] = [await connect('amina', app, chat), await connect('kunle', app, chat)]
    buyer.send(message(app, { action: 'online' }))
    await activityOf(seller, { side: 'buyer', is_online: true })

    const seenAt = clock.now()
    const sweep = () => here.sweep.run({ key: '', payload: {}, runAt: clock.now(), attempt: 1 })
    clock.advance(15_000)
    await sweep()
    expect((await lastSeen(database.db, [amina.userId])).get(amina.userId)).toEqual({
      isOnline: true,
      lastOnlineAt: seenAt,
    })
    clock.advance(1)
    await sweep()
    await activityOf(seller, { side: 'buyer', is_online: false, last_online_at: seenAt.toISOString() })
    expect((await lastSeen(database.db, [amina.userId])).get(amina.userId)?.isOnline).toBe(false)
  })
})

test('no token stands in the log', () => {
  const text = JSON.stringify(logged, (_, value: unknown) => (value instanceof Error ? value.message : value))
  expect(logged.length).toBeGreaterThan(0)
  for (const token of Object.keys(viewers)) expect(text).not.toContain(token)
})
