import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { beforeAll, describe, expect, it } from 'vitest'
import { contract } from '../../server/composition/contract.ts'
import type { OperationId } from '../support/operationId.ts'
import type { Operation } from '../../server/kernel/operation.ts'
import { cableSocket } from '../support/network/cableSocket.ts'
import { type GraphqlAnswer } from '../support/gateway.ts'
import { openTrade } from '../support/souk.ts'
import { suiteGateway, suiteSouk } from '../support/suiteSouk.ts'
import type { Json } from '../support/soukClient.ts'
import { pictureOf } from '../support/databasePicture.ts'
import { gatherCast, present, setScene, type Scene } from './roles/scene.ts'
import { table, type Case } from './roles/table.ts'

const souk = suiteSouk()
const gateway = suiteGateway(souk)
let scene: Scene

beforeAll(async () => {
  scene = await setScene(souk, await gatherCast(souk), 'new')
})

const operations: Readonly<Record<OperationId, Operation>> = contract

/** The calls with a body, at the ids of the scene. */
const withBody = (Object.keys(contract) as OperationId[]).filter(
  id => operations[id].body !== undefined && id !== 'signUp' && id !== 'logIn',
)

const addressOf = ({ path }: Operation) =>
  `/api${path
    .replace(':id', path.includes('/trades/:id') ? scene.trade : scene.spare.id)
    .replace(':message_id', scene.message)
    .replace(':account_id', scene.store)
    .replace(':unique_id', scene.shop.uniqueId)
    .replace(':token', 'A'.repeat(32))
    .replace(':key', 'new')}`

async function send(id: OperationId, body: string | Uint8Array<ArrayBuffer>, type = 'application/json') {
  const operation = operations[id]
  const answer = await fetch(souk.server.url + addressOf(operation), {
    method: operation.method,
    headers: {
      'x-access-token': present(scene.cast.owner).token,
      'idempotency-key': randomUUID(),
      'content-type': type,
    },
    body,
  })
  return { status: answer.status, body: (await answer.json()) as Json }
}

/** Bodies that are wrong as a whole, and what they are told. */
const bodies: Readonly<Record<string, { body: string; type?: string; status: number; code: string }>> = {
  'half a body': { body: '{"text": "Hel', status: 400, code: 'malformed_request' },
  'a text that is no JSON': { body: 'text=Hello', status: 400, code: 'malformed_request' },
  'nothing at all': { body: '', status: 400, code: 'malformed_request' },
  'two bodies': { body: '{}{}', status: 400, code: 'malformed_request' },
  'a key of the prototype': {
    body: '{"__proto__": {"isAdmin": true}}',
    status: 400,
    code: 'malformed_request',
  },
  'a form': {
    body: 'text=Hello',
    type: 'application/x-www-form-urlencoded',
    status: 400,
    code: 'malformed_request',
  },
  XML: { body: '<text>Hello</text>', type: 'application/xml', status: 400, code: 'malformed_request' },
  'a list': { body: '[]', status: 422, code: 'invalid_format' },
  null: { body: 'null', status: 422, code: 'invalid_format' },
  'a number': { body: '5', status: 422, code: 'invalid_format' },
  'a very deep list': {
    body: '['.repeat(100_000) + ']'.repeat(100_000),
    status: 422,
    code: 'invalid_format',
  },
  '300 kB': { body: JSON.stringify({ text: 'x'.repeat(300_000) }), status: 400, code: 'malformed_request' },
}

describe('a body that is wrong as a whole', () => {
  it.each(Object.keys(bodies))('(%s) is refused by every call in the shape of the contract', async name => {
    const { body, type, status, code } = bodies[name] as (typeof bodies)[string]
    const before = await pictureOf(souk.server.parts.database)
    const answers: Record<string, unknown> = {}
    for (const id of withBody) {
      const answer = await send(id, body, type)
      answers[id] = {
        ...answer,
        body: { ...answer.body, errors: Object.keys(answer.body['errors'] as Json) },
      }
    }
    const refusal = { status, body: { code, errors: ['base'] } }
    expect(answers).toEqual(Object.fromEntries(withBody.map(id => [id, refusal])))
    expect(await pictureOf(souk.server.parts.database)).toEqual(before)
  })

  it('may be 10 MB large and is not read to its end', async () => {
    const big = new Uint8Array(10 * 1024 * 1024).fill(0x78)
    const answer = await send('createMessage', big).catch((error: unknown) => error)
    // The server answers and closes while the client still sends: it sees the answer, or a broken pipe.
    const wasRefused = answer instanceof Error || (answer as { status: number }).status === 400
    expect(wasRefused).toBe(true)
    expect((await souk.call('GET /health')).status).toBe(200)
  })

  it.each(withBody)('is refused by %s for a field that it does not have, named', async id => {
    const row: Case = table[id][0]
    const body = { ...row.sends(scene).body, elephant: 1 }
    const answer = await send(id, JSON.stringify(body))
    expect(answer).toMatchObject({ status: 422, body: { errors: { elephant: [expect.any(String)] } } })
  })
})

describe('an idempotency key', () => {
  const open = (key: string | null) =>
    fetch(`${souk.server.url}/api/v1/pro/${scene.advert.id}/trades`, {
      method: 'POST',
      headers: {
        'x-access-token': present(scene.cast.stranger).token,
        'content-type': 'application/json',
        ...(key === null ? {} : { 'idempotency-key': key }),
      },
      body: JSON.stringify({ amount: '20000', price_seen: scene.advert.price, payment_method_code: 'opay' }),
    })
  it.each([null, '', 'short', 'x'.repeat(65), '../../etc', 'a b c d e f', '12345678, 12345678'])(
    'like %j is asked for before anything is done',
    async key => {
      const before = await pictureOf(souk.server.parts.database)
      const answer = await open(key)
      expect(answer.status).toBe(422)
      expect(await answer.json()).toMatchObject({ errors: { idempotency_key: [expect.any(String)] } })
      expect(await pictureOf(souk.server.parts.database)).toEqual(before)
    },
  )
})

/** Sends an address as it is; `fetch` would tidy it. */
async function raw(lines: string): Promise<string> {
  const { hostname, port } = new URL(souk.server.url)
  const socket = connect(Number(port), hostname)
  socket.end(`${lines}\r\nHost: souk\r\nConnection: close\r\n\r\n`)
  let text = ''
  socket.on('data', chunk => (text += String(chunk)))
  await once(socket, 'close')
  return text
}

describe('an address', () => {
  it.each([
    ['a broken escape', 'GET /api/v1/trades/%E0%A4%A HTTP/1.1', 400],
    ['a NUL', 'GET /api/v1/trades/%00 HTTP/1.1', 422],
    ['a step back', 'GET /api/v1/trades/../../health HTTP/1.1', 404],
    ['an encoded step back', 'GET /api/v1/trades/%2e%2e%2f%2e%2e%2fhealth HTTP/1.1', 422],
    ['no such path', 'GET /api/v1/elephants HTTP/1.1', 404],
    ['another method', 'PUT /api/v1/me HTTP/1.1', 404],
    ['an id of 300 characters', `GET /api/v1/trades/${'x'.repeat(300)} HTTP/1.1`, 404],
    ['20 kB', `GET /api/v1/trades?state=${'x'.repeat(20_000)} HTTP/1.1`, 431],
    ['no HTTP at all', 'elephant', 400],
  ])('with %s is refused in the shape of the contract', async (_, line, status) => {
    const answer = await raw(`${line}\r\nX-Access-Token: ${present(scene.cast.owner).token}`)
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(JSON.parse(body)).toEqual({
      code: expect.any(String),
      errors: { [status === 422 ? 'id' : 'base']: [expect.any(String)] },
    })
  })

  it('in another spelling of an id finds the trade, or says that there is none', async () => {
    const as = scene.cast.owner
    expect((await souk.call(`GET /v1/trades/${scene.trade.toLowerCase()}`, { as })).status).toBe(200)
    expect((await souk.call('GET /v1/trades/ZZZZZZZZZ', { as })).body).toMatchObject({
      code: 'not_found',
      errors: { id: [expect.any(String)] },
    })
  })
})

describe('a frame on the cable', () => {
  const message = (data: unknown) => ({ command: 'message', data: JSON.stringify(data) })
  const deep = '['.repeat(5000) + ']'.repeat(5000)
  const said = { action: 'create', text: 'Hello.', client_id: 'client-0003' }
  it.each<[string, unknown]>([
    ['is no JSON', 'elephant'],
    ['is a list', []],
    ['names no command', { command: 'elephant' }],
    ['has an action that does not exist', message({ action: 'elephant' })],
    ['lacks the text', message({ action: 'create', client_id: 'client-0003' })],
    ['has a NUL in the text', message({ ...said, text: 'Hel\u0000lo' })],
    ['has half a character in the text', message({ ...said, text: 'Hello \ud800' })],
    ['has nothing in the text', message({ ...said, text: '  ' })],
    ['has a number for a text', message({ ...said, text: 5 })],
    ['has too long a text', message({ ...said, text: 'x'.repeat(4001) })],
    ['has a client id that is none', message({ ...said, client_id: '../' })],
    ['reads up to what is none', message({ action: 'read', up_to_id: '../' })],
    ['types perhaps', message({ action: 'typing', is_typing: 'perhaps' })],
    ['is very deep', { command: 'message', data: `{"action":"create","text":${deep}}` }],
  ])('that %s changes nothing, and the socket stays', async (_, frame) => {
    const { token } = present(scene.cast.owner)
    const socket = cableSocket(`${souk.server.url.replace('http', 'ws')}/cable?token=${token}`)
    await socket.frame(({ type }) => type === 'welcome')
    const identifier = JSON.stringify({ channel: 'ChatChannel', tradeId: scene.trade })
    expect(await socket.subscribe(identifier)).toMatchObject({ type: 'confirm_subscription' })
    const before = await pictureOf(souk.server.parts.database)
    const isCommand = typeof frame === 'object' && frame !== null && 'command' in frame
    socket.send(isCommand ? { ...frame, identifier } : frame)
    // Commands are carried out one after the other: when this is answered, that was dealt with.
    socket.send({ identifier, ...message({ action: 'looking', is_looking: true, request_id: 'after' }) })
    await socket.frame(({ message }) => (message as Json | undefined)?.['request_id'] === 'after')
    expect(await pictureOf(souk.server.parts.database)).toEqual(before)
    await socket.close()
  })
})

describe('a bad value over GraphQL', () => {
  const trade = 'query ($id: ID!) { trade(id: $id) { id } }'
  const open = `mutation ($id: ID!, $input: OpenTradeInput!) {
    openTrade(id: $id, input: $input, idempotencyKey: "graphql-0001") { id } }`
  const search = `query ($amount: Decimal, $limit: Int) {
    searchAdverts(type: buy, cryptoCurrencyCode: "BTC", currencyCode: "NGN", amount: $amount, limit: $limit) { total } }`
  const opening = (changes: object) => ({
    id: scene.advert.id,
    input: { amount: '20000', priceSeen: scene.advert.price, paymentMethodCode: 'opay', ...changes },
  })
  const asked: Readonly<Record<string, () => [query: string, variables: object]>> = {
    'half a character in a path': () => [trade, { id: '\ud800' }],
    'half a character in a query': () => [
      'query ($code: String!) { home(cryptoCurrencyCode: "BTC", currencyCode: $code) { ratesAt } }',
      { code: 'NG\ud800' },
    ],
    'a step back in a path': () => [trade, { id: '..' }],
    'a NUL in a path': () => [trade, { id: 'a\u0000b' }],
    'an empty id': () => [trade, { id: '' }],
    'an id of 100 kB': () => [trade, { id: 'x'.repeat(100_000) }],
    'a number for a decimal': () => [search, { amount: 5 }],
    'NaN for a decimal': () => [search, { amount: 'NaN' }],
    '1,5 for a decimal': () => [search, { amount: '1,5' }],
    '40 digits for a decimal': () => [search, { amount: `${'1'.repeat(20)}.${'1'.repeat(20)}` }],
    '1e300 for a whole number': () => [search, { limit: 1e300 }],
    'a fraction for a whole number': () => [search, { limit: 1.5 }],
    'too large a limit': () => [search, { limit: 1001 }],
    '40 digits for an amount': () => [open, opening({ amount: `${'1'.repeat(20)}.${'1'.repeat(20)}` })],
    'another word of a choice': () => [open, opening({ amountSide: 'elephant' })],
    'an unknown field': () => [open, opening({ elephant: 1 })],
    'half a character in a text': () => [
      open,
      opening({ requisites: [{ kind: 'card', value: 'opay\ud800' }] }),
    ],
  }
  it.each(Object.keys(asked))('(%s) is the client’s fault, and says so', async name => {
    const [query, variables] = (asked[name] as () => [string, object])()
    const before = await pictureOf(souk.server.parts.database)
    const { errors } = await gateway.ask(query, variables, scene.cast.stranger)
    expect(errors?.[0]?.extensions['status']).toBeOneOf([400, 404, 422, 431])
    expect(await pictureOf(souk.server.parts.database)).toEqual(before)
    expect(gateway.lines.filter(({ message }) => message.includes('unexpected'))).toEqual([])
  })

  it.each([100, 2000, 50_000])('that is %i lists deep is too', async depth => {
    const deep = '['.repeat(depth) + ']'.repeat(depth)
    const answer = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-access-token': present(scene.cast.stranger).token,
      },
      body: `{"query": ${JSON.stringify(open)}, "variables": {"id": "x", "input": {"amount": ${deep}}}}`,
    })
    const { errors } = (await answer.json()) as GraphqlAnswer
    expect(errors?.[0]?.extensions['status']).toBe(400)
    expect(gateway.lines.filter(({ message }) => message.includes('unexpected'))).toEqual([])
  })

  it('of 10 MB is not taken', async () => {
    const answer = await gateway
      .ask(trade, { id: 'x'.repeat(10 * 1024 * 1024) }, scene.cast.stranger)
      .catch((error: unknown) => error)
    const wasRefused = answer instanceof Error || (answer as GraphqlAnswer).errors !== undefined
    expect(wasRefused).toBe(true)
    expect((await openTrade(souk, present(scene.cast.stranger), scene.advert, '20000')).status).toBe(200)
  })
})
