import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import type { GatewayOptions } from '../../start.ts'
import { startTestBed, type TestBed } from '../../../tests/support/mesh/gateway.ts'

let bed: TestBed | undefined
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await bed?.close()
})

async function start(bodies: GatewayOptions['bodies'] = {}): Promise<TestBed> {
  bed = await startTestBed({ bodies })
  bed.server.reply('GET /api/v1/next', { ok: true })
  return bed
}

/** Writes bytes to a gateway, and tells what it hears. */
async function line(url: string, bytes: string) {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  sockets.push(socket)
  await once(socket, 'connect')
  let text = ''
  const looks = new Set<() => void>()
  socket.on('error', () => undefined)
  socket.on('data', part => {
    text += part.toString('latin1')
    for (const look of looks) look()
  })
  socket.write(bytes)
  return {
    socket,
    ended: once(socket, 'end'),
    heard: () => text,
    hears: (words: string) =>
      new Promise<void>(resolve => {
        const look = () => {
          if (!text.includes(words)) return
          looks.delete(look)
          resolve()
        }
        looks.add(look)
        look()
      }),
  }
}

const head = (headers: string, method = 'POST', path = '/api/v1/up') =>
  `${method} ${path} HTTP/1.1\r\nHost: souk.test\r\n${headers}\r\n\r\n`
const next = head('Accept: */*', 'GET', '/api/v1/next')
const statuses = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status))

test('a body that comes to a stop is refused, and its connection is closed', async () => {
  const { url } = await start({ stillMs: 20, idleMs: 20 })
  const slow = await line(url, `${head('Content-Length: 1000')}half`)
  await slow.hears('REQUEST_TIMEOUT')
  await slow.ended
  expect(statuses(slow.heard())).toEqual([408])
})

test('of bodies that come slowly, a network holds a few', async () => {
  const { url } = await start({ heldAfterMs: 1, ofNetwork: 2 })
  const lines = []
  for (let number = 0; number < 3; number++)
    lines.push(await line(url, `${head('Content-Length: 1000')}half`))
  await Promise.race(lines.map(({ hears }) => hears('TOO_MANY_UPLOADS')))
  expect(lines.flatMap(({ heard }) => statuses(heard()))).toEqual([429])
  // Others are answered as ever.
  const other = await line(url, next)
  await other.hears('{"ok":true}')
})

test('a session holds fewer than a network', async () => {
  const { url } = await start({ heldAfterMs: 1, ofSession: 1, ofNetwork: 9 })
  const token = 'X-Access-Token: session-of-amina\r\nContent-Length: 1000'
  const lines = [await line(url, `${head(token)}half`), await line(url, `${head(token)}half`)]
  await Promise.race(lines.map(({ hears }) => hears('TOO_MANY_UPLOADS')))
  expect(lines.flatMap(({ heard }) => statuses(heard()))).toEqual([429])
})

test('what is left of a refused body is read up to a bound; then the connection is closed behind the answer', async () => {
  const { url } = await start({ bytes: 1000 })
  const sent = await line(url, head('Content-Length: 100000000\r\nOrigin: https://elsewhere.example'))
  await sent.hears('FOREIGN_ORIGIN')
  sent.socket.write('x'.repeat(100_000))
  await sent.ended
  expect(statuses(sent.heard())).toEqual([403])
})

test.each([
  ['another site', 'Origin: https://elsewhere.example', '/api/v1/up', 403],
  ['a body that is too large', 'Content-Type: application/json', '/graphql', 413],
  ['a type that is not taken', 'Content-Type: text/plain', '/graphql', 415],
  ['a path that is none', 'Accept: */*', '/api/%2e%2e/up', 400],
  ['a path that leads nowhere', 'Accept: */*', '/nowhere', 404],
])(
  'the gateway’s own refusal of %s leaves the connection to the next call',
  async (_what, header, path, status) => {
    const { url } = await start()
    const size = 1_000_000
    const both = await line(url, head(`${header}\r\nContent-Length: ${size}`, 'POST', path))
    both.socket.write('x'.repeat(size) + next)
    await both.hears('{"ok":true}')
    expect(statuses(both.heard())).toEqual([status, 200])
  },
)

test('who asks to be left after a refusal hears it, and is left when the body has ended', async () => {
  const { url } = await start()
  const size = 1_000_000
  const both = await line(
    url,
    head(`Origin: https://elsewhere.example\r\nConnection: close\r\nContent-Length: ${size}`),
  )
  await both.hears('FOREIGN_ORIGIN')
  both.socket.write('x'.repeat(size))
  await both.ended
  expect(statuses(both.heard())).toEqual([403])
})

test('who asks first whether to go on is told so, and the next call is answered', async () => {
  const { url } = await start()
  const both = await line(
    url,
    head('Origin: https://elsewhere.example\r\nExpect: 100-continue\r\nContent-Length: 4'),
  )
  await both.hears('FOREIGN_ORIGIN')
  both.socket.write(`half${next}`)
  await both.hears('{"ok":true}')
  expect(statuses(both.heard())).toEqual([100, 403, 200])
})

test('a body in parts goes on in parts, whatever the method: it is never read as a request', async () => {
  const { url, server } = await start()
  const bodies: string[] = []
  server.handleRaw('DELETE /api/v1/up', (request, response) => {
    request.setEncoding('utf8')
    let text = ''
    request.on('data', (part: string) => (text += part))
    request.on('end', () => {
      bodies.push(text)
      response.end('{}')
    })
  })
  const inner = 'GET /api/v1/next HTTP/1.1\r\nHost: souk.test\r\n\r\n'
  const chunk = `${inner.length.toString(16)}\r\n${inner}\r\n0\r\n\r\n`
  const both = await line(url, head('Transfer-Encoding: chunked', 'DELETE') + chunk + next)
  await both.hears('{"ok":true}')
  expect(bodies).toEqual([inner])
  expect(server.received.filter(({ url: path }) => path === '/api/v1/next')).toHaveLength(1)
})

test('more than the length that was said is no part of the body', async () => {
  const { url, server } = await start()
  server.reply('POST /api/v1/up', { ok: 'up' })
  const both = await line(url, `${head('Content-Length: 4')}half and more\r\n\r\n`)
  await both.ended
  expect(statuses(both.heard())).toContain(400)
})
