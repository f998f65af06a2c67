import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ask, startTestBed, type TestBed, testSecret } from '../../../tests/support/mesh/gateway.ts'

let bed: TestBed
beforeAll(async () => {
  bed = await startTestBed({ patience: 300 })
})
afterAll(() => bed.close())
beforeEach(() => {
  bed.server.received.length = 0
  bed.lines.length = 0
})

const token = { 'x-access-token': 'token-of-amina' }
const key = '0f8fad5b-d9cb-469f-a165-70867728950e'
const release = `mutation Release($id: ID!, $input: CompleteTradeInput!, $idempotencyKey: String!) {
  completeTrade(id: $id, input: $input, idempotencyKey: $idempotencyKey) { id status fiatAmount }
}`
const released = { id: 't1', status: 'completed_by_seller', fiat_amount: '250000.50' }

describe('the names of the wire', () => {
  test('become GraphQL’s on the way out and the wire’s on the way in', async () => {
    bed.server.reply('GET /api/v1/pro/search', {
      items: [
        {
          id: 'a1',
          type: 'Ad::Sell',
          price: '64000.12',
          priced_at: '2030-01-01T00:00:00.000Z',
          you_get: null,
        },
      ],
      total_is_capped: true,
    })
    const { data, errors } = await ask(bed, {
      query: `query Search($type: SearchType!, $methods: [String!]) {
        searchAdverts(type: $type, cryptoCurrencyCode: "BTC", currencyCode: "NGN", paymentMethodCode: $methods,
          amount: "0.00000001", onlineOnly: true) { items { id type price pricedAt youGet } totalIsCapped }
      }`,
      variables: { type: 'buy', methods: ['sepa', 'cash & more'] },
    })
    expect(errors).toBeUndefined()
    expect(data).toEqual({
      searchAdverts: {
        items: [
          { id: 'a1', type: 'Sell', price: '64000.12', pricedAt: '2030-01-01T00:00:00.000Z', youGet: null },
        ],
        totalIsCapped: true,
      },
    })
    const [call] = bed.server.received
    expect(new URL(call!.url, 'http://s').searchParams.getAll('payment_method_code')).toEqual([
      'sepa',
      'cash & more',
    ])
    expect(call!.url).toContain('crypto_currency_code=BTC')
    expect(call!.url).toContain('amount=0.00000001')
    expect(call!.url).toContain('online_only=true')
    expect(call!.url).toContain('page=1&limit=20')
  })

  test('reach into inputs and enum values', async () => {
    bed.server.reply('POST /api/v2/pro', { id: 'a2', type: 'Ad::Buy' })
    const { data } = await ask(
      bed,
      {
        query: `mutation Make($input: CreateAdvertInput!, $key: String!) {
          createAdvert(input: $input, idempotencyKey: $key) { id type }
        }`,
        variables: {
          key,
          input: {
            type: 'Buy',
            cryptoCurrencyCode: 'BTC',
            currencyCode: 'USD',
            paymentMethodCodes: ['sepa'],
            priceMode: 'fixed',
            minimum: '10',
            maximum: '100',
            schedule: { day1Start: '09:00', day1End: null },
          },
        },
      },
      token,
    )
    expect(data).toEqual({ createAdvert: { id: 'a2', type: 'Buy' } })
    expect(JSON.parse(bed.server.received[0]!.body)).toEqual({
      type: 'Ad::Buy',
      crypto_currency_code: 'BTC',
      currency_code: 'USD',
      payment_method_codes: ['sepa'],
      price_mode: 'fixed',
      minimum: '10',
      maximum: '100',
      schedule: { day1_start: '09:00', day1_end: null },
    })
  })

  test('a POST that reads is a query', async () => {
    bed.server.reply('POST /api/v1/trades/states', {
      items: [{ id: 't1', status: 'new', updated_at: '2030-01-01T00:00:00Z' }],
    })
    const { data } = await ask(
      bed,
      { query: '{ tradeStates(input: { ids: ["t1"] }) { items { status } } }' },
      token,
    )
    expect(data).toEqual({ tradeStates: { items: [{ status: 'new' }] } })
  })

  test('money that is a JSON number is an error, not a value', async () => {
    bed.server.reply('GET /api/v1/me/balance', { items: [{ asset: 'BTC', in_escrow: 0.1 }] })
    const { data, errors } = await ask(bed, {
      query: '{ balance { items { asset inEscrow } } }',
    })
    expect(data).toEqual({ balance: null })
    expect(errors?.[0]).toMatchObject({
      path: ['balance', 'items', 0, 'inEscrow'],
      extensions: { code: 'INTERNAL_SERVER_ERROR', status: 500 },
    })
    expect(bed.lines.filter(({ level }) => level === 'error')).toHaveLength(1)
  })
})

describe('a mutation that moves money', () => {
  test('takes its idempotency key to the server', async () => {
    bed.server.reply('POST /api/v1/trades/t1/complete', released)
    const { data } = await ask(
      bed,
      { query: release, variables: { id: 't1', input: { moneyReceived: true }, idempotencyKey: key } },
      token,
    )
    expect(data).toEqual({
      completeTrade: { id: 't1', status: 'completed_by_seller', fiatAmount: '250000.50' },
    })
    expect(bed.server.received[0]?.headers).toMatchObject({
      'idempotency-key': key,
      'x-access-token': 'token-of-amina',
      'x-gateway-secret': testSecret,
      'x-forwarded-for': '127.0.0.1',
    })
  })

  test('is refused without a key, and with one that is none', async () => {
    const without = await ask(
      bed,
      { query: release, variables: { id: 't1', input: { moneyReceived: true } } },
      token,
    )
    expect(without.errors?.[0]?.extensions['status']).toBe(400)
    const odd = await ask(
      bed,
      {
        query: release,
        variables: { id: 't1', input: { moneyReceived: true }, idempotencyKey: 'a\r\nb: c' },
      },
      token,
    )
    expect(odd.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', status: 400 })
    expect(bed.server.received).toEqual([])
  })
})

describe('an id in a path', () => {
  test.each(['.', '..', ''])('that is %j goes nowhere', async id => {
    const { errors } = await ask(
      bed,
      { query: 'query T($id: ID!) { trade(id: $id) { id } }', variables: { id } },
      token,
    )
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      errors: { id: [expect.any(String)] },
    })
    expect(bed.server.received).toEqual([])
  })

  test.each(['../../me', '../../../dev/clock', 'a/b', 'a?b=c', '%2e%2e/me', 'x#y'])(
    '%j stays one segment',
    async id => {
      await ask(bed, { query: 'query T($id: ID!) { trade(id: $id) { id } }', variables: { id } }, token)
      expect(bed.server.received.map(({ url }) => url)).toEqual([`/api/v1/trades/${encodeURIComponent(id)}`])
    },
  )
})

describe('a refusal of the server', () => {
  test('arrives with its code, texts and figures, in GraphQL’s names', async () => {
    bed.server.reply(
      'POST /api/v1/trades/t1/complete',
      {
        errors: { money_received: ['Tick this.'] },
        code: 'price_changed',
        params: { new_price: '1.5' },
        metadata: { retry_at: { in_seconds: 4 } },
        isBl: true,
      },
      409,
    )
    const { data, errors } = await ask(
      bed,
      { query: release, variables: { id: 't1', input: { moneyReceived: false }, idempotencyKey: key } },
      token,
    )
    expect(data).toEqual({ completeTrade: null })
    expect(errors).toEqual([
      {
        message: 'Tick this.',
        path: ['completeTrade'],
        extensions: {
          code: 'price_changed',
          status: 409,
          errors: { moneyReceived: ['Tick this.'] },
          params: { newPrice: '1.5' },
          metadata: { retryAt: { inSeconds: 4 } },
          isBl: true,
        },
      },
    ])
  })

  test('is no line of error in the log', async () => {
    bed.server.reply('GET /api/v1/me', { errors: { base: ['Log in.'] }, code: 'unauthenticated' }, 401)
    await ask(bed, { query: '{ me { id } }' }, token)
    expect(bed.lines.filter(({ level }) => level === 'error' || level === 'warn')).toEqual([])
  })

  test('that is a fault tells nothing of itself', async () => {
    bed.server.reply('GET /api/v1/me', { errors: { base: ['at /srv/souk/db.ts:12'] }, code: 'pg_23505' }, 500)
    const { errors } = await ask(bed, { query: '{ me { id } }' }, token)
    expect(errors?.[0]?.extensions).toEqual({ code: 'INTERNAL_SERVER_ERROR', status: 500 })
    expect(JSON.stringify(errors)).not.toMatch(/srv|pg_|127\.0\.0\.1/)
    expect(bed.lines).toContainEqual({
      level: 'warn',
      message: 'the server failed a call',
      fields: { requestId: expect.any(String) as string, operation: 'me', fault: '500' },
    })
  })

  test('that is 503 is told as the server says it: its database is away, and nothing else is wrong', async () => {
    const errors = { base: ['The service is not available right now.'] }
    bed.server.reply('GET /api/v1/me', { errors, code: 'unavailable' }, 503)
    const answer = await ask(bed, { query: '{ me { id } }' }, token)
    expect(answer.errors?.[0]?.extensions).toEqual({ code: 'unavailable', status: 503, errors })
    expect(answer.errors?.[0]?.message).toBe('The service is not available right now.')
  })

  test('does not take the rest of the answer with it', async () => {
    bed.server.reply('GET /api/v1/me', { errors: {}, code: 'unauthenticated' }, 401)
    bed.server.reply('GET /api/v1/settings', { dev_tools: true })
    const { data, errors } = await ask(bed, { query: '{ me { id } settings { devTools } }' })
    expect(data).toEqual({ me: null, settings: { devTools: true } })
    expect(errors).toHaveLength(1)
  })
})

describe('a server that does not answer', () => {
  test('in time is 503, without its address', async () => {
    bed.server.handle('GET /api/v1/me', () => undefined)
    const { errors } = await ask(bed, { query: '{ me { id } }' }, token)
    expect(errors?.[0]?.extensions).toEqual({
      code: 'SERVICE_TIMEOUT',
      status: 503,
      errors: { base: ['The service took too long to answer.'] },
    })
  })

  test('to the end is 503', async () => {
    bed.server.handle('GET /api/v1/me', (_received, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
      response.write('{"id":')
      setImmediate(() => response.destroy())
    })
    const { errors } = await ask(bed, { query: '{ me { id } }' }, token)
    expect(errors?.[0]?.extensions).toEqual({
      code: 'SERVICE_UNAVAILABLE',
      status: 503,
      errors: { base: ['The service is not available right now.'] },
    })
  })

  test('is no longer waited for when the client has left', async () => {
    const gone = Promise.withResolvers<void>()
    const came = Promise.withResolvers<void>()
    bed.server.handle('GET /api/v1/me', (_received, response) => {
      response.on('close', () => gone.resolve())
      came.resolve()
    })
    const left = new AbortController()
    const asked = fetch(`${bed.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...token },
      body: '{"query":"{ me { id } }"}',
      signal: left.signal,
    }).catch((error: unknown) => error)
    await came.promise
    left.abort()
    await gone.promise
    expect(await asked).toMatchObject({ name: 'AbortError' })
  })
})

describe('the session cookie', () => {
  const own = () => ({ origin: bed.url, cookie: 'souk_session=session-of-amina' })

  test('is set in the browser by the server’s answer', async () => {
    const set = 'souk_session=new; Path=/; HttpOnly; SameSite=Lax'
    bed.server.reply('POST /api/v1/logins', { me: { id: 'u1' } }, 200, {
      'set-cookie': [set, 'souk_theme=dark; Path=/'],
    })
    const { headers, data } = await ask(bed, {
      query: 'mutation { logIn(input: { login: "amina", password: "a password" }) { me { id } } }',
    })
    expect(data).toEqual({ logIn: { me: { id: 'u1' } } })
    expect(headers.getSetCookie()).toEqual([set, 'souk_theme=dark; Path=/'])
  })

  test('becomes the token towards the server and goes no further', async () => {
    bed.server.reply('GET /api/v1/me', { id: 'u1' })
    await ask(bed, { query: '{ me { id } }' }, own())
    const [call] = bed.server.received
    expect(call?.headers['x-access-token']).toBe('session-of-amina')
    expect(call?.headers.cookie).toBeUndefined()
  })

  test('does nothing for another site', async () => {
    const { status, errors } = await ask(
      bed,
      { query: '{ me { id } }' },
      { ...own(), origin: 'https://evil.test' },
    )
    expect([status, errors?.[0]?.extensions['code']]).toEqual([403, 'FOREIGN_ORIGIN'])
    expect(bed.server.received).toEqual([])
  })
})

describe('log lines', () => {
  test('carry the request id that the browser sees, and no secret', async () => {
    bed.server.reply('GET /api/v1/me', { id: 'u1' })
    const { headers } = await ask(
      bed,
      { query: '{ me { id } }' },
      { ...token, 'x-request-id': 'browser-request-7' },
    )
    expect(headers.get('x-request-id')).toBe('browser-request-7')
    expect(bed.server.received[0]?.headers['x-request-id']).toBe('browser-request-7')
    expect(bed.lines).toContainEqual({
      level: 'info',
      message: 'request',
      fields: expect.objectContaining({
        requestId: 'browser-request-7',
        status: 200,
        path: '/graphql',
      }) as object,
    })
    expect(JSON.stringify(bed.lines)).not.toContain('token-of-amina')
  })
})
