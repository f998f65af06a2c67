import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import http, { get } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestBed, type TestBed, testSecret } from '../../../tests/support/mesh/gateway.ts'
import { isPlainPath } from './serverDoors.ts'

let bed: TestBed
beforeAll(async () => {
  bed = await startTestBed({ patience: 200, devTools: true })
})
afterAll(() => bed.close())
beforeEach(() => {
  bed.server.received.length = 0
  bed.lines.length = 0
})

const member = () => ({ origin: bed.url, cookie: 'souk_session=session-of-amina' })

/** Sends a path exactly as it is written, which fetch would tidy. */
function getRaw(path: string): Promise<number> {
  const { hostname, port } = new URL(bed.url)
  return new Promise((resolve, reject) => {
    http
      .get({ hostname, port, path }, response => {
        response.resume()
        resolve(response.statusCode ?? 0)
      })
      .on('error', reject)
  })
}

describe('an upload', () => {
  test('of 5 MB goes through as a stream, in the pace of the server', async () => {
    const size = 5 * 1024 * 1024
    const content = randomBytes(size)
    const started = Promise.withResolvers<http.IncomingMessage>()
    const digest = createHash('sha256')
    bed.server.handleRaw('POST /api/v1/trades/t1/attachments', (request, response) => {
      started.resolve(request)
      request.on('end', () => {
        response.writeHead(200, { 'content-type': 'application/json' })
        response.end(JSON.stringify({ digest: digest.digest('hex'), headers: request.headers }))
      })
    })
    const { hostname, port } = new URL(bed.url)
    const upload = http.request({
      hostname,
      port,
      method: 'POST',
      path: '/api/v1/trades/t1/attachments',
      headers: { ...member(), 'content-type': 'multipart/form-data; boundary=x', 'content-length': size },
    })
    const answered = new Promise<string>((resolve, reject) => {
      upload.on('error', reject)
      upload.on('response', response => {
        let text = ''
        response.on('data', (chunk: Buffer) => (text += chunk.toString()))
        response.on('end', () => resolve(text))
      })
    })
    // The first megabyte arrives while the rest has not been sent: nothing is collected on the way.
    upload.write(content.subarray(0, 1024 * 1024))
    const request = await started.promise
    let arrived = 0
    const first = Promise.withResolvers<void>()
    request.on('data', (chunk: Buffer) => {
      digest.update(chunk)
      arrived += chunk.length
      if (arrived >= 1024 * 1024) first.resolve()
    })
    await first.promise
    // A server that reads nothing makes the sender wait.
    request.pause()
    const isTaken = upload.write(content.subarray(1024 * 1024))
    expect(isTaken).toBe(false)
    expect(arrived).toBeLessThan(size)
    request.resume()
    upload.end()
    const answer = JSON.parse(await answered) as { digest: string; headers: Record<string, string> }
    expect(answer.digest).toBe(createHash('sha256').update(content).digest('hex'))
    expect(answer.headers).toMatchObject({
      'x-access-token': 'session-of-amina',
      'content-length': String(size),
      'x-gateway-secret': testSecret,
    })
    expect(answer.headers['cookie']).toBeUndefined()
  })

  test('that the server refuses half-way is refused, whatever is still on its way', async () => {
    bed.server.handleRaw('POST /api/v1/too-large', (_request, response) => {
      response.writeHead(413, { 'content-type': 'application/json' })
      response.end('{"code":"file_too_large"}')
    })
    const response = await fetch(`${bed.url}/api/v1/too-large`, {
      method: 'POST',
      body: randomBytes(5 * 1024 * 1024),
    })
    expect([response.status, await response.json()]).toEqual([413, { code: 'file_too_large' }])
  })

  test('that was refused half-way leaves its connection free for what comes next', async () => {
    const size = 1024 * 1024
    bed.server.handleRaw('POST /api/v1/too-large', (_request, response) => {
      response.writeHead(413, { 'content-type': 'application/json' })
      response.end('{"code":"file_too_large"}')
    })
    bed.server.reply('GET /api/v1/next', { ok: true })
    const { hostname, port, host } = new URL(bed.url)
    const socket = connect(Number(port), hostname)
    let heard = ''
    const hears = (words: string) =>
      new Promise<void>(resolve => {
        const look = () => {
          if (!heard.includes(words)) return
          socket.off('data', look)
          resolve()
        }
        socket.on('data', look)
        look()
      })
    socket.on('data', (chunk: Buffer) => (heard += chunk.toString()))
    socket.write(`POST /api/v1/too-large HTTP/1.1\r\nHost: ${host}\r\nContent-Length: ${size}\r\n\r\n`)
    socket.write(Buffer.alloc(1024))
    await hears('file_too_large')
    // What was on its way, and the next request of the same client.
    socket.write(Buffer.alloc(size - 1024))
    socket.write(`GET /api/v1/next HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
    await hears('{"ok":true}')
    expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200'])
    socket.destroy()
  })

  test('that the sender gives up is given up upstream too', async () => {
    const gone = Promise.withResolvers<boolean>()
    const { hostname, port } = new URL(bed.url)
    const upload = http.request({
      hostname,
      port,
      method: 'POST',
      path: '/api/v1/up',
      headers: { 'content-length': 1000 },
    })
    upload.on('error', () => undefined)
    bed.server.handleRaw('POST /api/v1/up', request => {
      request.on('close', () => gone.resolve(request.complete))
      upload.destroy()
    })
    upload.write('part')
    expect(await gone.promise).toBe(false)
  })
})

describe('an answer', () => {
  test('comes with its headers, its cookies, and nothing of the server’s own', async () => {
    bed.server.reply('GET /api/v1/attachments/a1', { ok: true }, 206, {
      etag: '"1"',
      'content-range': 'bytes 0-9/10',
      'set-cookie': ['souk_session=x; HttpOnly', 'b=2'],
      connection: 'close',
    })
    const response = await fetch(`${bed.url}/api/v1/attachments/a1`, {
      headers: { ...member(), range: 'bytes=0-9' },
    })
    expect(response.status).toBe(206)
    expect(response.headers.get('etag')).toBe('"1"')
    expect(response.headers.getSetCookie()).toEqual(['souk_session=x; HttpOnly', 'b=2'])
    expect(response.headers.get('x-request-id')).toEqual(expect.any(String))
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(bed.server.received[0]?.headers).toMatchObject({
      range: 'bytes=0-9',
      'x-access-token': 'session-of-amina',
    })
  })

  test('that sends elsewhere on the server names no inner address', async () => {
    bed.server.reply('GET /api/v1/moved', {}, 302, { location: `${bed.server.url}/api/v1/here` })
    const response = await fetch(`${bed.url}/api/v1/moved`, { redirect: 'manual' })
    expect(response.headers.get('location')).toBe('/api/v1/here')
  })

  test('that does not come is 503 in the shape of the API', async () => {
    bed.server.handle('GET /api/v1/slow', () => undefined)
    const response = await fetch(`${bed.url}/api/v1/slow`)
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({
      code: 'SERVICE_TIMEOUT',
      errors: { base: [expect.any(String)] },
    })
  })
})

describe('who asks', () => {
  test('is what the gateway saw, whatever the client says', async () => {
    bed.server.reply('GET /api/v1/me', {})
    await fetch(`${bed.url}/api/v1/me`, {
      headers: {
        'x-forwarded-for': '6.6.6.6',
        'x-gateway-secret': 'guess',
        'x-real-ip': '6.6.6.6',
        forwarded: 'for=6.6.6.6',
      },
    })
    const headers = bed.server.received[0]?.headers
    expect(headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-gateway-secret': testSecret,
      'x-device-type': 'script',
    })
    expect(JSON.stringify(headers)).not.toContain('6.6.6.6')
  })

  test('from another site is refused, with and without a session', async () => {
    for (const cookie of ['souk_session=session-of-amina', ''])
      for (const method of ['GET', 'POST']) {
        const response = await fetch(`${bed.url}/api/v1/me`, {
          method,
          headers: { origin: 'https://evil.test', cookie },
        })
        expect([method, response.status]).toEqual([method, 403])
      }
    expect(bed.server.received).toEqual([])
  })

  test('by an image of our own page is known', async () => {
    bed.server.reply('GET /api/v1/attachments/a1', {})
    const headers = { cookie: 'souk_session=session-of-amina', 'sec-fetch-site': 'same-origin' }
    expect((await fetch(`${bed.url}/api/v1/attachments/a1`, { headers })).status).toBe(200)
    expect(
      (await fetch(`${bed.url}/api/v1/attachments/a1`, { headers: { cookie: headers.cookie } })).status,
    ).toBe(403)
  })
})

describe('a path', () => {
  test.each([
    '/api/../dev',
    '/api/v1/%2e%2e/%2E%2e/dev',
    '/api/v1/a%2f..%2fb',
    '/api/v1/a%5c..%5cb',
    '/api/v1/%zz',
    '/api/v1/a%00',
  ])('%s is refused', async path => {
    expect(await getRaw(path)).toBe(400)
    expect(bed.server.received).toEqual([])
  })

  test('with signs of many languages is plain', () => {
    expect(isPlainPath('/api/v1/profiles/%D0%98%D0%B2%D0%B0%D0%BD')).toBe(true)
    expect(isPlainPath('/api/v1/trades/a..b')).toBe(true)
  })

  test.each(['/apis', '/apiv1/me', '/developers', '/nothing'])('%s is no way in', async path => {
    expect(await getRaw(path)).toBe(404)
    expect(bed.server.received).toEqual([])
  })

  test('with a mailed token in it is not logged', async () => {
    await getRaw('/api/v1/users/telegram_auth/Zk3vTqU1secret?token=query-secret')
    const line = bed.lines.find(({ message }) => message === 'request')
    expect(line?.fields['path']).toBe('/api/v1/users/telegram_auth/:x')
    expect(JSON.stringify(bed.lines)).not.toMatch(/secret/)
  })
})

describe('the development tools', () => {
  test('are passed on where they are', async () => {
    bed.server.reply('GET /dev', { page: true })
    bed.server.reply('POST /dev/clock/advance', { done: true })
    expect(await (await fetch(`${bed.url}/dev`)).json()).toEqual({ page: true })
    expect(await (await fetch(`${bed.url}/dev/clock/advance`, { method: 'POST' })).json()).toEqual({
      done: true,
    })
  })

  const named = (host: string): Promise<number> =>
    new Promise((resolve, reject) => {
      get(`${bed.url}/dev`, { headers: { host } }, answer => {
        answer.resume()
        resolve(answer.statusCode ?? 0)
      }).on('error', reject)
    })
  test.each([
    ['localhost:3000', 200],
    ['souk.localhost', 200],
    ['127.0.0.1:3000', 200],
    ['[::1]:3000', 200],
    ['192.168.1.20:3000', 200],
    ['evil.test:3000', 403],
    ['localhost.evil.test', 403],
    ['127.0.0.1.evil.test', 403],
  ])('under the name %s are %i: a name of somebody else may lead to this machine', async (host, status) => {
    bed.server.reply('GET /dev', { page: true })
    expect(await named(host)).toBe(status)
  })

  test('do not exist where they are off', async () => {
    const strict = await startTestBed()
    strict.server.reply('GET /dev', { page: true })
    expect((await fetch(`${strict.url}/dev`)).status).toBe(404)
    expect(strict.server.received).toEqual([])
    await strict.close()
  })
})

describe('streams that stay open', () => {
  test('take nothing from other calls, however many there are', async () => {
    const patient = await startTestBed({ patience: 20_000 })
    try {
      patient.server.handleRaw('GET /api/v1/payer_invoices/x/news', (_, response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': \n\n')
      })
      const streams = Array.from({ length: 300 }, () =>
        get(`${patient.url}/api/v1/payer_invoices/x/news`, { agent: false }),
      )
      for (const stream of streams) stream.on('error', () => undefined)
      await Promise.all(streams.map(async stream => once(stream, 'response')))
      patient.server.reply('GET /health', { status: 'ok' })
      patient.server.reply('GET /api/v1/currencies', { items: [] })
      const answers = await Promise.all(
        ['/health', '/api/v1/currencies'].map(async path => fetch(`${patient.url}${path}`)),
      )
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      for (const stream of streams) stream.destroy()
    } finally {
      await patient.close()
    }
  })
})
