import { describe, expect, test } from 'vitest'
import { cableAddress, cameInPlain, identify, type Sender, serverHeaders, type Site } from './identity.ts'

const site: Site = {
  publicOrigin: null,
  gatewaySecret: 'secret',
  newRequestId: () => 'made-request-id',
  proxies: 0,
}
const cookie = 'other=1; souk_session=session-token'

const from = (headers: Sender['headers'], method = 'POST'): Sender => ({
  headers: { host: 'souk.test:3000', ...headers },
  method,
  socket: { remoteAddress: '::ffff:10.0.0.7' },
})

describe('a session that rides on the cookie', () => {
  const accepted: [string, Sender][] = [
    ['the same origin', from({ cookie, origin: 'http://souk.test:3000' })],
    ['a preflight header, no origin', from({ cookie, 'x-graphql-client': 'web' })],
    ['a preflight header of Apollo', from({ cookie, 'apollo-require-preflight': '1' })],
    ['an image of our own page', from({ cookie, 'sec-fetch-site': 'same-origin' }, 'GET')],
  ]
  test.each(accepted)('is taken with %s', (_name, sender) => {
    expect(identify(sender, site)).toMatchObject({ token: 'session-token', via: 'cookie', device: 'web' })
  })

  const refused: [string, Sender][] = [
    ['another origin', from({ cookie, origin: 'https://evil.test' })],
    ['another port', from({ cookie, origin: 'http://souk.test:4000' })],
    [
      'another origin in spite of a preflight header',
      from({ cookie, origin: 'https://evil.test', 'x-graphql-client': 'web' }),
    ],
    ['an opaque origin', from({ cookie, origin: 'null' })],
    ['no proof at all', from({ cookie })],
    ['no proof at all, reading', from({ cookie }, 'GET')],
    ['a picture in another site', from({ cookie, 'sec-fetch-site': 'cross-site' }, 'GET')],
    ['a form of our own page without origin', from({ cookie, 'sec-fetch-site': 'same-origin' })],
    ['another origin and no cookie', from({ origin: 'https://evil.test' })],
  ]
  test.each(refused)('is refused with %s', (_name, sender) => {
    expect(identify(sender, site)).toBe('foreign')
  })

  test('is measured by the public address where there is one', () => {
    const published = { ...site, publicOrigin: 'https://souk.example' }
    const secured = '__Host-souk_session=session-token'
    expect(identify(from({ cookie: secured, origin: 'https://souk.example' }), published)).toMatchObject({
      via: 'cookie',
    })
    expect(identify(from({ cookie, origin: 'http://souk.test:3000' }), published)).toBe('foreign')
  })

  test('has a name over TLS that no host beside it can plant, and no other counts', () => {
    const published = { ...site, publicOrigin: 'https://souk.example' }
    const sender = (planted: string) => from({ cookie: planted, origin: 'https://souk.example' })
    expect(identify(sender('souk_session=planted'), published)).toMatchObject({ token: null, via: 'nobody' })
    expect(identify(sender('souk_session=planted; __Host-souk_session=own'), published)).toMatchObject({
      token: 'own',
    })
  })

  test('never counts as another device, so that no answer holds its token', () => {
    const sender = from({ cookie, origin: 'http://souk.test:3000', 'x-device-type': 'android' })
    expect(identify(sender, site)).toMatchObject({ device: 'web' })
  })

  test.each(['android', 'ios'])('begins in a page of the shell of %s as in any: by the cookie', claimed => {
    const shell = { 'x-device-type': claimed, 'x-graphql-client': 'souk-app' }
    // The log-in, before there is a session: by the old web views' word and by the new ones'.
    const first = [
      from({ ...shell, origin: 'http://souk.test:3000' }),
      from({ ...shell, 'sec-fetch-site': 'same-origin' }),
    ]
    for (const sender of first) expect(identify(sender, site)).toMatchObject({ via: 'nobody', device: 'web' })
    const next = from({ ...shell, cookie, origin: 'http://souk.test:3000' })
    expect(identify(next, site)).toMatchObject({ token: 'session-token', via: 'cookie', device: 'web' })
    const foreign = from({ ...shell, cookie, origin: 'https://evil.test' })
    expect(identify(foreign, site)).toBe('foreign')
  })

  test('is nobody’s when the cookie comes twice', () => {
    const sender = from({ cookie: 'souk_session=a; souk_session=b', origin: 'http://souk.test:3000' })
    expect(identify(sender, site)).toMatchObject({ token: null, via: 'nobody' })
  })
})

test('a shown token passes through, from any origin, and wins over the cookie', () => {
  const sender = from({
    cookie,
    'x-access-token': 'shown',
    origin: 'https://client.test',
    'x-device-type': 'ios',
  })
  expect(identify(sender, site)).toMatchObject({ token: 'shown', via: 'header', device: 'ios' })
})

test('the server is told what the gateway saw, not what the client claims', () => {
  const caller = identify(
    from({
      'x-forwarded-for': '1.2.3.4',
      'x-gateway-secret': 'guess',
      'accept-language': 'ru',
      cookie: 'a=b',
    }),
    site,
  )
  if (caller === 'foreign') throw new Error('refused')
  expect(serverHeaders(caller, site)).toEqual({
    'x-request-id': 'made-request-id',
    'x-device-type': 'script',
    'x-forwarded-for': '10.0.0.7',
    'x-gateway-secret': 'secret',
    'accept-language': 'ru',
  })
})

describe('what a browser is marked with', () => {
  const mark = 'abcdefghijklmnopqrstuv'
  const told = (headers: Sender['headers']) => {
    const caller = identify(from(headers), site)
    if (caller === 'foreign') throw new Error('refused')
    return serverHeaders(caller, site)['x-device-mark']
  }

  test('reaches the server, with a session and without', () => {
    expect(told({ cookie: `souk_device=${mark}` })).toBe(mark)
    expect(told({ cookie: `${cookie}; souk_device=${mark}`, origin: 'http://souk.test:3000' })).toBe(mark)
  })

  test.each([
    ['too short', { cookie: 'souk_device=abc' }],
    ['not of such letters', { cookie: 'souk_device=abcdefghijklmnopqrst%20' }],
    ['claimed in a header', { 'x-device-mark': mark }],
  ])('is nothing where it is %s', (_name, headers) => {
    expect(told(headers)).toBeUndefined()
  })
})

test.each([
  ['a script that says nothing', {}, 'script'],
  ['a page', { origin: 'http://souk.test:3000' }, 'web'],
  ['a browser that opens a page', { 'sec-fetch-site': 'none' }, 'web'],
  ['an application that says so', { 'x-device-type': 'ios' }, 'ios'],
  ['a page that says so', { 'x-device-type': 'ios', origin: 'http://souk.test:3000' }, 'web'],
  ['something that writes nonsense', { 'x-device-type': 'I am\tios' }, 'script'],
])('without a session, %s is known for what it is', (_name, headers, device) => {
  expect(identify(from(headers), site)).toMatchObject({ device })
})

describe('the address of a client', () => {
  const seen = (forwarded: string | undefined, proxies: number) => {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
    const caller = identify(from(headers), { ...site, proxies })
    return caller === 'foreign' ? caller : caller.address
  }
  test.each([
    ['nobody stands in front, whatever is claimed', '1.2.3.4', 0, '10.0.0.7'],
    ['one proxy saw it', '203.0.113.7', 1, '203.0.113.7'],
    ['one proxy saw it, and the client claims another', '1.2.3.4, 203.0.113.7', 1, '203.0.113.7'],
    ['two proxies pass it on', '1.2.3.4, 203.0.113.7, 10.1.1.1', 2, '203.0.113.7'],
    ['it has IPv6', '2001:db8::7', 1, '2001:db8::7'],
    ['the proxy says nothing', undefined, 1, '10.0.0.7'],
    ['fewer proxies told than there are', '203.0.113.7', 2, '10.0.0.7'],
    ['what is told is no address', 'unknown', 1, '10.0.0.7'],
    ['what is told is almost one', '203.0.113.777', 1, '10.0.0.7'],
  ])('when %s', (_name, forwarded, proxies, address) => {
    expect(seen(forwarded, proxies)).toBe(address)
  })
})

describe('a request without TLS to a site that has it', () => {
  const isPlain = (told: string | undefined, proxies: number, publicOrigin = 'https://souk.example') =>
    cameInPlain(from(told === undefined ? {} : { 'x-forwarded-proto': told }), {
      ...site,
      publicOrigin,
      proxies,
    })
  test.each([
    ['the one proxy says so', 'http', 1, true],
    ['it says otherwise', 'https', 1, false],
    ['it says so, whatever the client claims', 'https, http', 1, true],
    ['it says otherwise, whatever the client claims', 'http, https', 1, false],
    ['the outer of two says so', 'http, https', 2, true],
    ['the inner of two speaks for itself alone', 'http', 2, false],
    ['nobody who is believed stands in front', 'http', 0, false],
    ['the proxy says nothing', undefined, 1, false],
  ])('is known when %s', (_name, told, proxies, expected) => {
    expect(isPlain(told, proxies)).toBe(expected)
  })
  test('is none where the site itself has no TLS', () => {
    expect(isPlain('http', 1, 'http://souk.example')).toBe(false)
  })
})

test('a request id is kept when it is one', () => {
  expect(identify(from({ 'x-request-id': 'from-browser-1' }), site)).toMatchObject({
    requestId: 'from-browser-1',
  })
  expect(identify(from({ 'x-request-id': 'a\tb' }), site)).toMatchObject({ requestId: 'made-request-id' })
})

test('the socket’s address holds the token, encoded', () => {
  expect(cableAddress('a+b&c', 'ws://server:1/cable').href).toBe('ws://server:1/cable?token=a%2Bb%26c')
  expect(cableAddress(null, 'ws://server:1/cable').href).toBe('ws://server:1/cable')
})
