import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { app, chat } from '../../tests/support/mesh/fakeCable.ts'
import { ask, startTestBed, type TestBed } from '../../tests/support/mesh/gateway.ts'
import { nextData, openEvents, openTab } from '../../tests/support/mesh/subscriptions.ts'

let bed: TestBed
beforeEach(async () => {
  bed = await startTestBed()
})
afterEach(() => bed.close())

const member = (token: string) => ({ origin: bed.url, cookie: `souk_session=${token}` })
const changed = (tradeId: string, seq: number) => ({
  trade_id: tradeId,
  status: 'paid_confirmed',
  action: 'confirm',
  by_me: false,
  seq,
})
const userEvents = `subscription { userEvents {
  __typename ... on TradeChangedEvent { tradeId seq } ... on ResyncEvent { reason }
} }`
const tradeChanged = 'subscription { tradeChanged { tradeId status byMe seq } }'
const subscribed = { userEvents: { __typename: 'ResyncEvent', reason: 'subscribed' } }
/** Waits until a session listens on so many channels. */
const listening = (token: string | null, channels: number) =>
  bed.server.cable.until(() =>
    bed.server.cable.sockets.some(socket => socket.token === token && socket.subscribed.size === channels),
  )

describe('a session', () => {
  test('has one socket to the server for all its tabs and subscriptions, over WebSocket and SSE', async () => {
    const [tab, other] = [openTab(bed, member('amina')), openTab(bed, member('amina'))]
    const streams = [
      tab.subscribe(userEvents),
      other.subscribe(userEvents),
      openEvents(bed, member('amina'), userEvents),
    ]
    expect(await Promise.all(streams.map(nextData))).toEqual([subscribed, subscribed, subscribed])
    const first = streams.map(nextData)
    bed.server.cable.emit('amina', app, 'trade_changed', changed('t1', 7))
    for (const data of await Promise.all(first))
      expect(data).toEqual({ userEvents: { __typename: 'TradeChangedEvent', tradeId: 't1', seq: 7 } })
    expect(bed.server.cable.connections).toBe(1)
    expect(bed.gateway.cableSockets()).toBe(1)
    expect(bed.server.cable.sockets[0]?.headers['x-gateway-secret']).toEqual(expect.any(String))
    await tab.close()
    await other.close()
    await streams[2]?.return?.()
    await bed.server.cable.until(() => bed.server.cable.sockets.length === 0)
    expect(bed.gateway.cableSockets()).toBe(0)
  })

  test('hears nothing of another session', async () => {
    const [amina, kunle] = [openTab(bed, member('amina')), openTab(bed, member('kunle'))]
    const streams = [amina.subscribe(userEvents), kunle.subscribe(userEvents)] as const
    await Promise.all(streams.map(nextData))
    bed.server.cable.emit('amina', app, 'trade_changed', changed('of-amina', 1))
    bed.server.cable.emit('kunle', app, 'trade_changed', changed('of-kunle', 1))
    expect(await nextData(streams[0])).toMatchObject({ userEvents: { tradeId: 'of-amina' } })
    expect(await nextData(streams[1])).toMatchObject({ userEvents: { tradeId: 'of-kunle' } })
    expect(new Set(bed.server.cable.sockets.map(({ token }) => token))).toEqual(new Set(['amina', 'kunle']))
    await amina.close()
    await kunle.close()
  })

  test('says that it is here while somebody listens', async () => {
    const beats = await startTestBed({ cable: { delay: () => 1, heartbeat: 5 } })
    const tab = openTab(beats, { origin: beats.url, cookie: 'souk_session=amina' })
    const stream = tab.subscribe(userEvents)
    await nextData(stream)
    await beats.server.cable.until(() => (beats.server.cable.sockets[0]?.actions.length ?? 0) >= 3)
    expect(beats.server.cable.sockets[0]?.actions[2]).toEqual({ identifier: app, data: { action: 'online' } })
    await tab.close()
    await beats.server.cable.until(() => beats.server.cable.sockets.length === 0)
    await beats.close()
  })
})

describe('a socket that breaks', () => {
  test('comes back, subscribes again, and tells every tab once to look for what it missed', async () => {
    const tab = openTab(bed, member('amina'))
    const streams = [
      tab.subscribe(userEvents),
      tab.subscribe('subscription { chatEvents(tradeId: "t1") { ... on ResyncEvent { reason } } }'),
    ] as const
    await Promise.all(streams.map(nextData))
    bed.server.cable.isAway = true
    bed.server.cable.cut()
    await bed.server.cable.until(() => bed.server.cable.connections >= 3)
    bed.server.cable.isAway = false
    expect(await nextData(streams[0])).toEqual({
      userEvents: { __typename: 'ResyncEvent', reason: 'reconnected' },
    })
    expect(await nextData(streams[1])).toEqual({ chatEvents: { reason: 'reconnected' } })
    expect(bed.server.cable.sockets[0]?.subscribed).toEqual(new Set([app, chat('t1')]))
    bed.server.cable.emit('amina', app, 'trade_changed', changed('t2', 8))
    expect(await nextData(streams[0])).toMatchObject({ userEvents: { tradeId: 't2' } })
    await tab.close()
  })

  test('that only went silent is given up and made anew', async () => {
    const silent = await startTestBed({ cable: { delay: () => 1, silence: 20 } })
    const tab = openTab(silent, { origin: silent.url, cookie: 'souk_session=amina' })
    const stream = tab.subscribe(userEvents)
    await nextData(stream)
    expect(await nextData(stream)).toEqual({
      userEvents: { __typename: 'ResyncEvent', reason: 'reconnected' },
    })
    await tab.close()
    await silent.close()
  })
})

describe('a client that is too slow', () => {
  test('is told to refetch instead of getting a torn history', async () => {
    const narrow = await startTestBed({ cable: { delay: () => 1, capacity: 5 } })
    narrow.server.reply('GET /api/v1/trades/t1', { id: 't1' })
    const held = Promise.withResolvers<void>()
    narrow.server.handle('GET /api/v1/trades/t1', async (_received, response) => {
      await held.promise
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":"t1"}')
    })
    const tab = openTab(narrow, { origin: narrow.url, cookie: 'souk_session=amina' })
    const stream = tab.subscribe(`subscription { userEvents {
      __typename ... on TradeChangedEvent { seq trade { id } } ... on ResyncEvent { reason }
    } }`)
    await nextData(stream)
    // The first event waits for its trade; the others pile up behind it.
    for (let seq = 1; seq <= 20; seq += 1)
      narrow.server.cable.emit('amina', app, 'trade_changed', changed('t1', seq))
    // The gateway's answer to a ping comes after it took all that was sent before.
    const pong = new Promise(resolve => narrow.server.cable.sockets[0]?.ws.once('pong', resolve))
    narrow.server.cable.sockets[0]?.ws.ping()
    await pong
    held.resolve()
    const seen = []
    for (;;) {
      const { userEvents: event } = (await nextData(stream)) as Record<
        string,
        { seq?: number; reason?: string }
      >
      seen.push(event?.reason ?? event?.seq)
      if (event?.seq === 20) break
    }
    expect(seen[0]).toBe(1)
    expect(seen).toContain('overflow')
    const after = seen.slice(seen.lastIndexOf('overflow') + 1) as number[]
    expect(after).toEqual(Array.from({ length: after.length }, (_, index) => 21 - after.length + index))
    await tab.close()
    await narrow.close()
  })
})

describe('the end of a session', () => {
  test('ends its subscriptions with SESSION_CLOSED, and no other session’s', async () => {
    const [amina, kunle] = [openTab(bed, member('amina')), openTab(bed, member('kunle'))]
    const [ended, kept] = [amina.subscribe(tradeChanged), kunle.subscribe(tradeChanged)]
    const [end, event] = [ended.next(), kept.next()]
    await listening('amina', 1)
    await listening('kunle', 1)
    bed.server.cable.kick('amina')
    expect(await end).toMatchObject({
      value: { data: null, errors: [{ extensions: { code: 'SESSION_CLOSED', status: 401 } }] },
    })
    expect(await ended.next()).toMatchObject({ done: true })
    bed.server.cable.emit('kunle', app, 'trade_changed', changed('t1', 1))
    expect(await event).toMatchObject({ value: { data: { tradeChanged: { tradeId: 't1' } } } })
    expect(bed.server.cable.connections).toBe(2)
    await amina.close()
    await kunle.close()
  })

  test('lets the same browser come again', async () => {
    const tab = openTab(bed, member('amina'))
    const ended = tab.subscribe(userEvents)
    await nextData(ended)
    bed.server.cable.kick('amina')
    await ended.next()
    const again = tab.subscribe(userEvents)
    expect(await nextData(again)).toEqual(subscribed)
    await tab.close()
  })
})

describe('somebody who may not listen', () => {
  test('with a bad token is UNAUTHENTICATED, once, and it is over', async () => {
    bed.server.cable.badTokens.add('old')
    for (const stream of [
      openTab(bed, member('old')).subscribe(userEvents),
      openEvents(bed, member('old'), userEvents),
    ]) {
      expect(await stream.next()).toMatchObject({
        value: { errors: [{ extensions: { code: 'UNAUTHENTICATED', status: 401 } }] },
      })
      expect(await stream.next()).toMatchObject({ done: true })
    }
    expect(bed.gateway.cableSockets()).toBe(0)
  })

  test('without a session is UNAUTHENTICATED before anything is asked of the server', async () => {
    const tab = openTab(bed, {})
    expect(
      await tab
        .subscribe(userEvents)
        .next()
        .catch((error: unknown) => error),
    ).toMatchObject({
      value: { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] },
    })
    expect(bed.server.cable.connections).toBe(0)
    await tab.close()
  })

  test('as a stranger to a trade is FORBIDDEN there, and keeps the rest', async () => {
    bed.server.cable.closedChats.add(chat('not-mine'))
    const tab = openTab(bed, member('amina'))
    const own = tab.subscribe(userEvents)
    await nextData(own)
    const refused = tab.subscribe('subscription { messageCreated(tradeId: "not-mine") { messageId } }')
    expect(await refused.next()).toMatchObject({
      value: { errors: [{ extensions: { code: 'FORBIDDEN', status: 403 } }] },
    })
    bed.server.cable.emit('amina', app, 'trade_changed', changed('t1', 2))
    expect(await nextData(own)).toMatchObject({ userEvents: { seq: 2 } })
    await tab.close()
  })

  test('from a page of another site is turned away at the door', async () => {
    const tab = openTab(bed, { origin: 'https://evil.test', cookie: 'souk_session=amina' })
    await expect(tab.subscribe(userEvents).next()).rejects.toBeDefined()
    expect(bed.server.cable.connections).toBe(0)
    await tab.close()
  })
})

describe('whole objects beside an event', () => {
  test('are asked for once for all tabs, as the session that listens, in its language', async () => {
    bed.server.reply('GET /api/v1/trades/t1', { id: 't1', fiat_amount: '250000.00' })
    const query = 'subscription { tradeChanged(tradeId: "t1") { seq trade { id fiatAmount } } }'
    const [tab, other] = [
      openTab(bed, member('amina'), { acceptLanguage: 'ru' }),
      openTab(bed, member('amina'), { acceptLanguage: 'ru' }),
    ]
    const streams = [tab.subscribe(query), other.subscribe(query), other.subscribe(userEvents)]
    const first = streams.slice(0, 2).map(nextData)
    await nextData(streams[2]!)
    bed.server.cable.emit('amina', app, 'trade_changed', changed('another', 1))
    bed.server.cable.emit('amina', app, 'trade_changed', changed('t1', 2))
    for (const data of await Promise.all(first))
      expect(data).toEqual({ tradeChanged: { seq: 2, trade: { id: 't1', fiatAmount: '250000.00' } } })
    const calls = bed.server.callsTo('GET /api/v1/trades/t1')
    expect(calls).toHaveLength(1)
    expect(calls[0]?.headers).toMatchObject({ 'x-access-token': 'amina', 'accept-language': 'ru' })
    await tab.close()
    await other.close()
  })

  test('are asked for by nobody where the event itself tells it: a message, and how many are unread', async () => {
    bed.server.reply('GET /api/v1/trades/t1', { id: 't1' })
    const tab = openTab(bed, member('amina'))
    const chats = tab.subscribe(
      'subscription { chatEvents(tradeId: "t1") { ... on MessageCreatedEvent { message { id text isMine clientId authorName } } } }',
    )
    const own = tab.subscribe(
      'subscription { userEvents { ... on TradeChangedEvent { unreadCount trade { id } } ... on AccountFiguresEvent { activeTradesCount balance { amount asset } } } }',
    )
    await Promise.all([chats, own].map(nextData))
    const said = { id: 'm1', text: 'Hello', is_mine: false, client_id: null, author_name: 'kunle' }
    bed.server.cable.emit('amina', chat('t1'), 'message_created', {
      trade_id: 't1',
      message_id: 'm1',
      message: said,
    })
    expect(await nextData(chats)).toEqual({
      chatEvents: {
        message: { id: 'm1', text: 'Hello', isMine: false, clientId: null, authorName: 'kunle' },
      },
    })
    bed.server.cable.emit('amina', app, 'trade_changed', { ...changed('t1', 3), unread_count: 1 })
    expect(await nextData(own)).toEqual({ userEvents: { unreadCount: 1, trade: null } })
    const balance = { amount: '250000.00', asset: 'NGN' }
    bed.server.cable.emit('amina', app, 'account_figures', { active_trades_count: 2, balance })
    expect(await nextData(own)).toEqual({ userEvents: { activeTradesCount: 2, balance } })
    expect(bed.server.received).toEqual([])
    await tab.close()
  })

  test('are a message of the conversation for whoever is told of it alone, by their rights of that moment', async () => {
    bed.server.reply('GET /api/v1/trades/t1/messages', {
      items: [
        { id: 'm2', text: 'Later' },
        { id: 'm1', text: 'Hello' },
      ],
      has_more: false,
    })
    const tab = openTab(bed, member('amina'))
    const stream = tab.subscribe(
      'subscription { messageCreated(tradeId: "t1") { messageId message { text } } }',
    )
    const first = nextData(stream)
    await listening('amina', 2)
    bed.server.cable.emit('amina', chat('t1'), 'message_created', { trade_id: 't1', message_id: 'm1' })
    expect(await first).toEqual({ messageCreated: { messageId: 'm1', message: { text: 'Hello' } } })
    await tab.close()
  })

  test('that the server refuses leave the event as it is', async () => {
    bed.server.reply('GET /api/v1/trades/t1', { errors: {}, code: 'not_found' }, 404)
    const tab = openTab(bed, member('amina'))
    const stream = tab.subscribe('subscription { tradeChanged { seq trade { id } } }')
    const first = stream.next()
    await listening('amina', 1)
    bed.server.cable.emit('amina', app, 'trade_changed', changed('t1', 3))
    expect(await first).toMatchObject({
      value: {
        data: { tradeChanged: { seq: 3, trade: null } },
        errors: [{ extensions: { code: 'not_found' } }],
      },
    })
    await tab.close()
  })

  test('tell at a resync the newest number of the user’s events', async () => {
    bed.server.reply('GET /api/v1/me', { seq: 41 })
    const tab = openTab(bed, member('amina'))
    const stream = tab.subscribe('subscription { userEvents { ... on ResyncEvent { reason latestSeq } } }')
    expect(await nextData(stream)).toEqual({ userEvents: { reason: 'subscribed', latestSeq: 41 } })
    await tab.close()
  })
})

describe('what everybody may see', () => {
  test('comes over one socket for all who have no session, and for all who have', async () => {
    const tabs = [openTab(bed, {}), openTab(bed, {}), openTab(bed, member('amina'))]
    const query = 'subscription P($ids: [ID!]!) { addPriceUpdate(advertIds: $ids) { advertId price } }'
    const first = tabs.map((tab, index) => nextData(tab.subscribe(query, { ids: [`a${index}`] })))
    await listening(null, 1)
    const rates = nextData(tabs[0]!.subscribe('subscription { ratesChange { at } }'))
    // A question over the same connection is answered after the subscriptions before it have begun.
    for (const tab of tabs) await tab.subscribe('{ __typename }').next()
    for (const id of ['a2', 'a1', 'a0', 'other'])
      bed.server.cable.emit(null, app, 'add_price_update', {
        advert_id: id,
        price: '64000.10',
        priced_at: '2030-01-01T00:00:00Z',
      })
    bed.server.cable.emit(null, app, 'rates_change', { at: '2030-01-01T00:00:00Z', items: [] })
    expect((await Promise.all(first)).map(data => data['addPriceUpdate'])).toEqual(
      ['a0', 'a1', 'a2'].map(advertId => ({ advertId, price: '64000.10' })),
    )
    expect(await rates).toEqual({ ratesChange: { at: '2030-01-01T00:00:00Z' } })
    expect(bed.server.cable.sockets.map(({ token }) => token)).toEqual([null])
    expect(bed.server.cable.sockets[0]?.actions).toEqual([])
    for (const tab of tabs) await tab.close()
  })
})

describe('what the user does in a trade', () => {
  const activity = 'mutation { setTradeActivity(tradeId: "t1", isLooking: true, isTyping: false) }'

  test('goes up the socket of the session that listens to it', async () => {
    const tab = openTab(bed, member('amina'))
    const stream = tab.subscribe('subscription { chatEvents(tradeId: "t1") { __typename } }')
    await nextData(stream)
    expect((await ask(bed, { query: activity }, member('amina'))).data).toEqual({ setTradeActivity: true })
    const own = () =>
      bed.server.cable.sockets[0]?.actions.filter(({ identifier }) => identifier === chat('t1')) ?? []
    await bed.server.cable.until(() => own().length === 2)
    expect(own().map(({ data }) => data)).toEqual([
      { action: 'looking', is_looking: true },
      { action: 'typing', is_typing: false },
    ])
    await tab.close()
  })

  /** What the partner was last told by the session's socket. */
  const told = (action: string) =>
    bed.server.cable.sockets[0]?.actions.findLast(
      ({ identifier, data }) => identifier === chat('t1') && data['action'] === action,
    )?.data
  const chatEvents = 'subscription { chatEvents(tradeId: "t1") { __typename } }'
  const doing = (isLooking: boolean, isTyping = false) =>
    `mutation { setTradeActivity(tradeId: "t1", isLooking: ${isLooking}, isTyping: ${isTyping}) }`

  test('is what all tabs do together: one that turns away does not take the other along', async () => {
    const tabs = [openTab(bed, member('amina')), openTab(bed, member('amina'))] as const
    for (const tab of tabs) await nextData(tab.subscribe(chatEvents))
    const say = async (tab: 0 | 1, ...does: [boolean, boolean?]) => {
      expect(await nextData(tabs[tab].subscribe(doing(...does)))).toEqual({ setTradeActivity: true })
    }
    await say(0, true, true)
    await say(1, false)
    await bed.server.cable.until(() => told('typing')?.['is_typing'] === true)
    expect(told('looking')).toEqual({ action: 'looking', is_looking: true })
    await say(0, true)
    await bed.server.cable.until(() => told('typing')?.['is_typing'] === false)
    // From one tab to the other, in whatever order they say so.
    await say(1, true)
    await say(0, false)
    const count = () => bed.server.cable.sockets[0]?.actions.length ?? 0
    const before = count()
    await say(0, false)
    await bed.server.cable.until(() => count() === before + 2)
    expect(told('looking')).toEqual({ action: 'looking', is_looking: true })
    await say(1, false)
    await bed.server.cable.until(() => told('looking')?.['is_looking'] === false)
    for (const tab of tabs) await tab.close()
  })

  test('lapses with the tab that did it, though another still listens', async () => {
    const [closing, staying] = [openTab(bed, member('amina')), openTab(bed, member('amina'))]
    for (const tab of [closing, staying]) await nextData(tab.subscribe(chatEvents))
    const deaf = openTab(bed, member('amina'))
    expect(await nextData(deaf.subscribe(doing(true)))).toEqual({ setTradeActivity: false })
    await nextData(closing.subscribe(doing(true, true)))
    await bed.server.cable.until(() => told('typing')?.['is_typing'] === true)
    await closing.close()
    await bed.server.cable.until(() => told('typing')?.['is_typing'] === false)
    expect(told('looking')).toEqual({ action: 'looking', is_looking: false })
    await staying.close()
    await deaf.close()
  })

  test('ends with the message that was typed, in whichever tab, without a word', async () => {
    const tabs = [openTab(bed, member('amina')), openTab(bed, member('amina'))] as const
    const [stream] = tabs.map(tab => tab.subscribe(chatEvents))
    await nextData(stream!)
    await nextData(tabs[1].subscribe(chatEvents))
    await nextData(tabs[0].subscribe(doing(true, true)))
    await bed.server.cable.until(() => told('typing')?.['is_typing'] === true)
    const message = { id: 'm1', is_mine: true }
    bed.server.cable.emit('amina', chat('t1'), 'message_created', {
      trade_id: 't1',
      message_id: 'm1',
      message,
    })
    await nextData(stream!)
    expect(told('typing')?.['is_typing']).toBe(true)
    await nextData(tabs[1].subscribe(doing(true)))
    await bed.server.cable.until(() => told('typing')?.['is_typing'] === false)
    for (const tab of tabs) await tab.close()
  })

  test('goes nowhere when nobody of the session listens', async () => {
    expect((await ask(bed, { query: activity }, member('amina'))).data).toEqual({ setTradeActivity: false })
    const { errors } = await ask(bed, { query: activity })
    expect(errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED')
  })
})
