import { beforeAll, describe, expect, it } from 'vitest'
import { tellUser } from '../../server/cable/publishEvents.ts'
import { cableEvents } from '../../server/cable/events.ts'
import { product } from '../../server/runtime/product.ts'
import { graphqlName } from '../../mesh/wire/names.ts'
import { rootFieldNames } from '../support/graphqlDocument.ts'
import { cableSocket } from '../support/network/cableSocket.ts'
import { type Ear } from '../support/gateway.ts'
import { openTrade } from '../support/souk.ts'
import { suiteGateway, suiteSouk } from '../support/suiteSouk.ts'
import type { Person } from '../support/soukClient.ts'
import { hearing, type SubscriptionField } from './roles/hearing.ts'
import { gatherCast, logInAs, present, roles, setScene, type Role, type Scene } from './roles/scene.ts'

const minute = 60_000
const unreadNotice = product.chat.unreadNoticeMinutes * minute
const souk = suiteSouk()
const gateway = suiteGateway(souk)
let scene: Scene

beforeAll(async () => {
  scene = await setScene(souk, await gatherCast(souk), 'new')
  // The notices of messages that the scene's people left unread come before the story.
  await souk.advance(unreadNotice)
})

const fields = Object.keys(hearing) as SubscriptionField[]

/** Every field with its arguments; the combined ones last, since they say when they have begun. */
const documents = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    fields
      .toSorted((a, b) => Number(a.endsWith('Events')) - Number(b.endsWith('Events')))
      .map(field => [
        `${field}${argumentsOf(field)}`,
        field === 'tradePartnerActivity' ? '{ __typename side }' : '{ __typename }',
      ]),
  )

function argumentsOf(field: SubscriptionField): string {
  if (field === 'personChanged') return `(userName: "${present(scene.cast.owner).name}")`
  if (field === 'addPriceUpdate') return `(advertIds: ["${scene.advert.id}"])`
  const name = Object.keys(cableEvents).find(event => graphqlName(event) === field)
  const isChat = field === 'chatEvents' || (name && channelOf(name) === 'chat')
  return isChat ? `(tradeId: "${scene.trade}")` : ''
}
const channelOf = (name: string) => (cableEvents as Record<string, { channel: string }>)[name]?.channel

const hasBegun = (role: Role) => (ear: Ear) =>
  (['userEvents', 'chatEvents'] as const).every(
    field => ear.ended.has(field) || ear.heard.some(heard => heard.field === field),
  ) &&
  (role === 'visitor' || !ear.ended.has('userEvents'))

/** Listens as everybody; resolves when the server has confirmed each subscription or refused it. */
async function listenAll(): Promise<ReadonlyMap<Role, Ear>> {
  const ears = new Map<Role, Ear>()
  for (const role of roles) ears.set(role, await gateway.listen(documents(), scene.cast[role]))
  for (const [role, ear] of ears) await ear.until(hasBegun(role))
  // Public events are for those who listen now: until each has heard one.
  const hearsRates = (ear: Ear) => ear.heard.some(({ field }) => field === 'ratesChange')
  while (![...ears.values()].every(hearsRates)) await souk.advance(5000)
  return ears
}

/** A trade from its opening to a dispute, in the sight of nobody but its parties. */
async function tell(): Promise<void> {
  const [owner, counterparty] = [present(scene.cast.owner), present(scene.cast.counterparty)]
  const of = (who: Person, action: string, body: object = {}) =>
    souk.call(`POST /v1/trades/${scene.trade}/${action}`, { as: who, body })
  for (const person of [owner, counterparty]) {
    const { data } = await gateway.ask(
      `mutation { setTradeActivity(tradeId: "${scene.trade}", isLooking: true, isTyping: true) }`,
      {},
      person,
    )
    expect(data).toEqual({ setTradeActivity: true })
  }
  const say = { text: 'Paying now.', client_id: 'client-0009' }
  const { body: said } = await of(counterparty, 'create_message_in_trade_conversation', say)
  await of(owner, 'messages/read', { up_to_id: said['id'] })
  await openTrade(souk, counterparty, scene.advert, '20000')
  await souk.call(`PATCH /v2/pro/${scene.advert.id}`, { as: owner, body: { fixed_price: '100000001' } })
  await souk.advance(26 * minute - unreadNotice)
  await of(counterparty, 'confirm')
  await souk.advance(16 * minute)
  const disputed = await of(counterparty, 'create_dispute', {
    reason: 'not_released',
    statement: 'I have the receipt.',
  })
  expect(disputed.body).toMatchObject({ status: 'disput' })
}

/** Tells everybody with a session something of their own: whatever came before has then been heard. */
async function fence(ears: ReadonlyMap<Role, Ear>): Promise<void> {
  const { database, bus } = souk.server.parts
  for (const [role, ear] of ears) {
    const person = scene.cast[role]
    if (!person) continue
    const { body } = await souk.call<{ id: string }>('GET /v1/me', { as: person })
    await database.transaction(async tx =>
      tellUser(tx, body.id as never, 'feature_flags', { feature_flags: ['fence'] }),
    )
    await bus.settle()
    await ear.until(({ heard }) => heard.some(({ field }) => field === 'featureFlags'))
  }
}

function heardBy(ear: Ear, field: SubscriptionField): string {
  const ended = ear.ended.get(field)
  if (ended !== undefined) return ended
  const types = ear.heard.filter(heard => heard.field === field).map(({ value }) => value['__typename'])
  const ofTheStory = types.filter(type => type !== 'ResyncEvent' && type !== 'FeatureFlagsEvent')
  return ofTheStory.length > 0 ? 'hears' : 'nothing'
}

describe('every subscription × every role', () => {
  it('has a row for each field', () => {
    expect(fields.toSorted()).toEqual(rootFieldNames('Subscription').toSorted())
  })

  it('tells of a trade to those whom it concerns, and to nobody else', async () => {
    const ears = await listenAll()
    await tell()
    await fence(ears)
    const heard = Object.fromEntries(
      fields.map(field => [
        field,
        Object.fromEntries(roles.map(role => [role, heardBy(ears.get(role) as Ear, field)])),
      ]),
    )
    expect(heard).toEqual(hearing)
    const sides = (role: Role) =>
      ears
        .get(role)
        ?.heard.flatMap(({ field, value }) => (field === 'tradePartnerActivity' ? [value['side']] : []))
    // Nobody is told of themselves.
    expect(new Set(sides('owner'))).toEqual(new Set(['buyer']))
    expect(new Set(sides('counterparty'))).toEqual(new Set(['seller']))
    for (const ear of ears.values()) await ear.close()
  })

  it('lets the arbiter into the conversation of a dispute, and still no stranger', async () => {
    const chat = { [`chatEvents(tradeId: "${scene.trade}")`]: '{ __typename }' }
    const arbiter = await gateway.listen(chat, scene.cast.arbiter)
    await arbiter.until(({ heard }) => heard.some(({ field }) => field === 'chatEvents'))
    const stranger = await gateway.listen(chat, scene.cast.stranger)
    await stranger.until(({ ended }) => ended.get('chatEvents') === 'FORBIDDEN')
    expect(stranger.heard).toEqual([])
    await Promise.all([arbiter.close(), stranger.close()])
  })

  it('does not let a stranger type into a trade', async () => {
    const owner = await gateway.listen(
      { [`chatEvents(tradeId: "${scene.trade}")`]: '{ __typename }' },
      scene.cast.owner,
    )
    await owner.until(({ heard }) => heard.length > 0)
    const stranger = await gateway.listen({ userEvents: '{ __typename }' }, scene.cast.stranger)
    await stranger.until(({ heard }) => heard.length > 0)
    const { data } = await gateway.ask(
      `mutation { setTradeActivity(tradeId: "${scene.trade}", isLooking: true, isTyping: true) }`,
      {},
      scene.cast.stranger,
    )
    expect(data).toEqual({ setTradeActivity: false })
    await souk.call(`POST /v1/trades/${scene.trade}/create_message_in_trade_conversation`, {
      as: scene.cast.arbiter,
      body: { text: 'I am looking at it.', client_id: 'client-0010' },
    })
    await owner.until(({ heard }) => heard.some(({ value }) => value['__typename'] === 'MessageCreatedEvent'))
    expect(owner.heard.map(({ value }) => value['__typename'])).not.toContain('TradePartnerActivityEvent')
    await Promise.all([owner.close(), stranger.close()])
  })
})

describe('an event that tells', () => {
  const said = '{ ... on MessageCreatedEvent { message { id text isMine clientId author authorName } } }'
  const own =
    '{ __typename ... on TradeChangedEvent { action byMe unreadCount } ... on TradeReadEvent { unreadNow: unreadCount } ... on AccountFiguresEvent { tradesCount activeTradesCount balance { asset } asOfSeq } }'
  const chatEvents = () => `chatEvents(tradeId: "${scene.trade}")`
  const valuesOf = (ear: Ear, name: string) =>
    ear.heard.flatMap(({ field, value }) => (field === name ? [value] : []))

  it('brings a message to each reader as theirs, and to the arbiter only what they may read', async () => {
    const { owner, counterparty, arbiter } = scene.cast
    const ears = await Promise.all(
      [owner, counterparty, arbiter].map(person =>
        gateway.listen({ [chatEvents()]: said, userEvents: own }, person),
      ),
    )
    for (const ear of ears) await ear.until(({ heard }) => heard.length >= 2)
    const { body } = await souk.call(`POST /v1/trades/${scene.trade}/create_message_in_trade_conversation`, {
      as: arbiter,
      body: { text: 'One word more.', client_id: 'client-0011' },
    })
    const messages = await Promise.all(
      ears.map(async ear => {
        await ear.until(() => valuesOf(ear, 'chatEvents').some(value => value['message']))
        return valuesOf(ear, 'chatEvents').find(value => value['message'])?.['message']
      }),
    )
    const message = {
      id: body['id'],
      text: 'One word more.',
      author: 'arbiter',
      authorName: present(arbiter).name,
      isMine: false,
      clientId: null,
    }
    expect(messages).toEqual([message, message, { ...message, isMine: true, clientId: 'client-0011' }])
    for (const ear of ears) await ear.close()
  })

  it('counts what is unread, for each side and every tab of it, and leaves figures to who they are of', async () => {
    const [seller, buyer] = [present(scene.cast.owner), present(scene.cast.counterparty)]
    // The story has changed its price.
    const opened = await openTrade(souk, buyer, { ...scene.advert, price: '100000001' }, '20000')
    const trade = opened.body.id
    expect(opened.status).toBe(200)
    const listen = (person: Person) => gateway.listen({ userEvents: own }, person)
    const [first, second, author] = [await listen(seller), await listen(seller), await listen(buyer)]
    for (const ear of [first, second, author]) await ear.until(({ heard }) => heard.length > 0)
    const { body } = await souk.call(`POST /v1/trades/${trade}/create_message_in_trade_conversation`, {
      as: buyer,
      body: { text: 'On my way.', client_id: 'client-0012' },
    })
    await souk.call(`POST /v1/trades/${trade}/messages/read`, { as: seller, body: { up_to_id: body['id'] } })
    const changed = { __typename: 'TradeChangedEvent', action: 'message' }
    for (const ear of [first, second]) {
      await ear.until(() =>
        valuesOf(ear, 'userEvents').some(value => value['__typename'] === 'TradeReadEvent'),
      )
      const told = valuesOf(ear, 'userEvents')
      expect(told).toContainEqual({ ...changed, byMe: false, unreadCount: 1 })
      expect(told).toContainEqual({ __typename: 'TradeReadEvent', unreadNow: 0 })
    }
    await author.until(() => valuesOf(author, 'userEvents').some(value => value['action'] === 'message'))
    expect(valuesOf(author, 'userEvents')).toContainEqual({ ...changed, byMe: true, unreadCount: 0 })

    const { body: before } = await souk.call('GET /v1/me', { as: buyer })
    const { body: cancelled } = await souk.call(`POST /v1/trades/${trade}/cancel`, { as: buyer, body: {} })
    const figures = (ear: Ear) =>
      valuesOf(ear, 'userEvents').findLast(value => value['__typename'] === 'AccountFiguresEvent')
    await author.until(
      () => figures(author)?.['activeTradesCount'] === Number(before['active_trades_count']) - 1,
    )
    const { body: me } = await souk.call('GET /v1/me', { as: buyer })
    expect(figures(author)).toMatchObject({
      tradesCount: me['trades_count'],
      activeTradesCount: me['active_trades_count'],
      balance: { asset: (me['balance'] as { asset: string }).asset },
      asOfSeq: me['seq'],
    })
    // Whoever did it does not take its events for news that the answer does not know.
    expect(cancelled['seq']).toBe(me['seq'])
    for (const ear of [first, second, author]) await ear.close()
  })
})

describe('a session that has ended', () => {
  it('is dead within a second on REST, GraphQL and every socket; another of the same person lives on', async () => {
    const person = present(scene.cast.stranger)
    const ending = await logInAs(souk, person)
    const staying = await logInAs(souk, person)
    const events = { userEvents: '{ __typename }', sessionClosed: '{ reason }' }
    const [deaf, hearer] = [await gateway.listen(events, ending), await gateway.listen(events, staying)]
    const socket = cableSocket(`${souk.server.url.replace('http', 'ws')}/cable?token=${ending.token}`)
    await socket.frame(({ type }) => type === 'welcome')
    await deaf.until(({ heard }) => heard.length > 0)
    await hearer.until(({ heard }) => heard.length > 0)

    expect((await souk.call('DELETE /v1/logins', { as: ending })).status).toBe(200)
    const since = performance.now()
    await Promise.all([deaf.until(({ ended }) => ended.has('userEvents')), socket.closed])
    expect(performance.now() - since).toBeLessThan(1000)
    expect(deaf.ended.get('userEvents')).toBe('SESSION_CLOSED')
    expect((await souk.call('GET /v1/me', { as: ending })).status).toBe(401)
    const asked = await gateway.ask('{ me { id } }', {}, ending)
    expect(asked.errors?.[0]?.extensions).toMatchObject({ code: 'unauthenticated', status: 401 })
    const again = await gateway.listen({ userEvents: '{ __typename }' }, ending)
    await again.until(({ ended }) => ended.get('userEvents') === 'UNAUTHENTICATED')

    expect((await souk.call('GET /v1/me', { as: staying })).status).toBe(200)
    await souk.give(person, 'BTC', '0.1')
    await hearer.until(({ heard }) => heard.some(({ value }) => value['__typename'] === 'BalanceAmountEvent'))
    expect(hearer.ended.size).toBe(0)
    await Promise.all([deaf.close(), hearer.close(), again.close()])
  })

  it('by its time is dead likewise, without anybody asking anything', async () => {
    const day = 24 * 60 * minute
    const person = present(scene.cast.stranger)
    const ending = await logInAs(souk, person)
    const events = { userEvents: '{ __typename }', sessionClosed: '{ reason }' }
    const deaf = await gateway.listen(events, ending)
    const socket = cableSocket(`${souk.server.url.replace('http', 'ws')}/cable?token=${ending.token}`)
    await socket.frame(({ type }) => type === 'welcome')
    await deaf.until(({ heard }) => heard.length > 0)

    await souk.advance(29 * day)
    const staying = await logInAs(souk, person)
    const hearer = await gateway.listen(events, staying)
    await hearer.until(({ heard }) => heard.length > 0)
    expect(deaf.ended.size).toBe(0)
    await souk.advance(day)
    const since = performance.now()
    await Promise.all([deaf.until(({ ended }) => ended.has('userEvents')), socket.closed])
    // One second, and what a busy machine is late.
    expect(performance.now() - since).toBeLessThan(1500)
    expect(deaf.ended.get('userEvents')).toBe('SESSION_CLOSED')
    expect(deaf.heard).toContainEqual({ field: 'sessionClosed', value: { reason: 'expired' } })
    expect((await souk.call('GET /v1/me', { as: ending })).status).toBe(401)
    await souk.give(person, 'BTC', '0.1')
    await hearer.until(({ heard }) => heard.some(({ value }) => value['__typename'] === 'BalanceAmountEvent'))
    expect(hearer.ended.size).toBe(0)
    await Promise.all([deaf.close(), hearer.close()])
  })
})
