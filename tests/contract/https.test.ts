import http from 'node:http'
import https from 'node:https'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { startFreshSouk } from '../support/freshSouk.ts'
import { startTestGateway, type TestGateway } from '../support/gateway.ts'
import type { TestSouk } from '../support/souk.ts'
import { startTlsProxy, tlsHosts, type TlsProxy } from '../support/network/tlsProxy.ts'
import { newName } from './roles/scene.ts'

/** A public Souk behind a proxy that ends TLS; null where no certificate can be made. */
interface Site {
  readonly proxy: TlsProxy
  readonly souk: TestSouk
  readonly gateway: TestGateway
  readonly origin: string
}
let site: Site | null = null

beforeAll(async () => {
  const proxy = await startTlsProxy()
  if (proxy === null) return
  const origin = `https://${tlsHosts.own}:${proxy.port}`
  const souk = await startFreshSouk('embedded', {
    DEV_TOOLS: '',
    PUBLIC_URL: origin,
    RATES_SOURCES: 'invented',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Souk <no-reply@souk.example>',
    SIGNER_URL: 'http://127.0.0.1:1',
    SIGNER_SECRET: 'test-signer-secret-of-40-characters-0000',
  })
  const gateway = await startTestGateway(souk.server.url, { publicUrl: origin, devTools: false, proxies: 1 })
  proxy.leadTo(gateway.url)
  site = { proxy, souk, gateway, origin }
})
afterAll(async () => {
  await site?.gateway.close()
  await site?.souk.close()
  await site?.proxy.close()
})

function behindTls(name: string, run: (site: Site) => Promise<void>): void {
  // oxlint-disable-next-line vitest/valid-title, vitest/expect-expect -- the title and the expectations are the caller's
  it(name, async context => {
    if (site) await run(site)
    else context.skip('openssl is not installed')
  })
}

interface Asked {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: object
}
interface Told {
  readonly status: number
  readonly headers: http.IncomingHttpHeaders
  readonly body: string
}

/** Asks as a browser’s page would, over TLS, or without it. */
function ask({ proxy, origin }: Site, path: string, asked: Asked = {}, isPlain = false): Promise<Told> {
  const { method = asked.body ? 'POST' : 'GET', headers = {}, body } = asked
  const { request } = isPlain ? http : https
  return new Promise((resolve, reject) => {
    const call = request({
      hostname: '127.0.0.1',
      port: isPlain ? proxy.plainPort : proxy.port,
      servername: tlsHosts.own,
      ca: proxy.certificate,
      agent: false,
      method,
      path,
      headers: {
        host: new URL(origin).host,
        origin,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
    })
    call.on('error', reject)
    call.on('response', (answer: http.IncomingMessage) => {
      void answer.toArray().then(parts =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(parts as Buffer[]).toString(),
        }),
      )
    })
    call.end(body ? JSON.stringify(body) : undefined)
  })
}

const cookieName = '__Host-souk_session'
const newcomer = () => {
  const name = newName('tls')
  return { user_name: name, email: `${name}@souk.test`, password: 'Amina-2026' }
}
const attributesOf = (line: string | undefined) => (line ?? '').split('; ').slice(1).toSorted()
const pairOf = (line: string | undefined) => (line ?? '').split(';')[0] ?? ''
async function signedUp(site: Site) {
  const person = newcomer()
  const { status, headers } = await ask(site, '/api/v1/users', { body: person })
  expect(status).toBe(200)
  return { ...person, cookie: pairOf(headers['set-cookie']?.[0]) }
}
const whoIs = async (site: Site, cookie: string, more: object = {}) =>
  ask(site, '/api/v1/me', { headers: { cookie, ...more } })

describe('behind a proxy that ends TLS', () => {
  behindTls('the session’s cookie is for this host alone, over TLS alone, and for no script', async site => {
    const { status, headers, body } = await ask(site, '/api/v1/users', { body: newcomer() })
    expect(status).toBe(200)
    // The session's, and what the browser is marked with.
    expect(headers['set-cookie']?.map(pairOf)).toEqual([
      expect.stringMatching(/^__Host-souk_session=[\w-]{43}$/),
      expect.stringMatching(/^__Host-souk_device=[\w-]{22}$/),
    ])
    for (const line of headers['set-cookie'] ?? [])
      expect(attributesOf(line)).toEqual([
        expect.stringMatching(/^Expires=/),
        'HttpOnly',
        'Path=/',
        'SameSite=Lax',
        'Secure',
      ])
    expect((JSON.parse(body) as { api_token: unknown }).api_token).toBeNull()
  })

  behindTls('a cookie that a host beside it can plant is nobody’s', async site => {
    const own = await signedUp(site)
    const other = await signedUp(site)
    const planted = other.cookie.replace(cookieName, 'souk_session')
    expect((await whoIs(site, planted)).status).toBe(401)
    const { body } = await whoIs(site, `${planted}; ${own.cookie}`)
    expect(JSON.parse(body)).toMatchObject({ user_name: own.user_name })
    // Two of the protected name come from no browser.
    expect((await whoIs(site, `${own.cookie}; ${other.cookie}`)).status).toBe(401)
    const sibling = { origin: site.origin.replace(tlsHosts.own, tlsHosts.sibling) }
    expect((await whoIs(site, own.cookie, sibling)).status).toBe(403)
    expect((await whoIs(site, own.cookie, { origin: site.origin.replace('https', 'http') })).status).toBe(403)
  })

  behindTls('whoever logs in gets another session than they came with, and log-out ends it', async site => {
    const { user_name: login, password } = await signedUp(site)
    const visit = await ask(site, '/api/v1/me/update_preferences', {
      method: 'PATCH',
      body: { theme: 'dark' },
    })
    const before = pairOf(visit.headers['set-cookie']?.[0])
    expect(before).toContain(cookieName)
    const entered = await ask(site, '/api/v1/logins', {
      body: { login, password },
      headers: { cookie: before },
    })
    expect(entered.status).toBe(200)
    const after = pairOf(entered.headers['set-cookie']?.[0])
    expect([after.startsWith(cookieName), after === before]).toEqual([true, false])
    expect((await whoIs(site, before)).status).toBe(401)
    expect((await whoIs(site, after)).status).toBe(200)

    const left = await ask(site, '/api/v1/logins', { method: 'DELETE', headers: { cookie: after } })
    expect(left.status).toBe(200)
    expect(pairOf(left.headers['set-cookie']?.[0])).toBe(`${cookieName}=`)
    expect(attributesOf(left.headers['set-cookie']?.[0])).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Expires=Thu, 01 Jan 1970/), 'Path=/', 'Secure']),
    )
    expect((await whoIs(site, after)).status).toBe(401)
  })

  behindTls('every answer asks for TLS from now on, whatever it is', async site => {
    const graphql = { query: '{ settings { __typename } }' }
    for (const [path, asked] of [
      ['/health', {}],
      ['/api/v1/settings', {}],
      ['/api/v1/me', {}],
      ['/graphql', { body: graphql }],
      ['/nothing', {}],
      ['/api/v1/settings', { headers: { origin: 'https://evil.example' } }],
    ] as const)
      expect([path, (await ask(site, path, asked)).headers['strict-transport-security']]).toEqual([
        path,
        'max-age=31536000; includeSubDomains',
      ])
  })
})

describe('the same site without TLS', () => {
  behindTls('opens no session, takes none, and asks for nothing', async site => {
    const { cookie } = await signedUp(site)
    const calls = [
      ['/api/v1/users', { body: newcomer() }],
      ['/api/v1/me', { headers: { cookie } }],
      ['/graphql', { body: { query: '{ settings { __typename } }' } }],
      // What a client says of itself stands left of what the proxy has seen.
      ['/api/v1/me', { headers: { cookie, 'x-forwarded-proto': 'https' } }],
    ] as const
    for (const [path, asked] of calls) {
      const { status, headers, body } = await ask(site, path, asked, true)
      expect([path, status, JSON.parse(body)]).toEqual([
        path,
        403,
        expect.objectContaining({ code: 'TLS_REQUIRED' }),
      ])
      expect(headers['set-cookie']).toBeUndefined()
      expect(headers['strict-transport-security']).toBeUndefined()
    }
  })

  behindTls('sends a page on to where it is, and nowhere else', async site => {
    for (const [path, there] of [
      ['/buy?x=1', '/buy?x=1'],
      ['//evil.example/', '//evil.example/'],
      ['http://evil.example/', '/'],
    ] as const) {
      const { status, headers } = await ask(site, path, {}, true)
      expect([status, headers.location]).toEqual([308, site.origin + there])
    }
  })

  behindTls('and over it, nobody becomes plain by their own word', async site => {
    const { cookie } = await signedUp(site)
    expect((await whoIs(site, cookie, { 'x-forwarded-proto': 'http' })).status).toBe(200)
  })
})

describe('a socket behind TLS', () => {
  const dial = ({ proxy, origin }: Site, headers: Record<string, string>, isPlain = false) =>
    new Promise<string>(resolve => {
      // They go on to the connection, which the types of `ws` do not say.
      const tls = { servername: tlsHosts.own, ca: proxy.certificate }
      const socket = new WebSocket(
        `${isPlain ? 'ws' : 'wss'}://127.0.0.1:${isPlain ? proxy.plainPort : proxy.port}/graphql`,
        'graphql-transport-ws',
        {
          ...tls,
          headers: { host: new URL(origin).host, ...headers },
        },
      )
      socket.on('open', () => socket.send('{"type":"connection_init"}'))
      socket.on('message', data => {
        resolve((JSON.parse((data as Buffer).toString()) as { type: string }).type)
        socket.close()
      })
      socket.on(
        'unexpected-response',
        (_, answer) => (resolve(String(answer.statusCode)), socket.terminate()),
      )
      socket.on('error', () => undefined)
    })

  behindTls('opens for the own page, and for no other, and not without TLS', async site => {
    const { cookie } = await signedUp(site)
    const own = { cookie, origin: site.origin }
    expect(await dial(site, own)).toBe('connection_ack')
    expect(await dial(site, own, true)).toBe('403')
    const sibling = site.origin.replace(tlsHosts.own, tlsHosts.sibling)
    for (const origin of [sibling, site.origin.replace('https', 'http'), 'null'])
      expect([origin, await dial(site, { cookie, origin })]).toEqual([origin, '403'])
    expect(await dial(site, { cookie })).toBe('403')
  })
})
