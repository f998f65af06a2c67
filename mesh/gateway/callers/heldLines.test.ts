import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { PassThrough } from 'node:stream'
import { afterEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { Caller } from '../../identity.ts'
import { startTestBed, type TestBed } from '../../../tests/support/mesh/gateway.ts'
import { heldCounts } from './heldCounts.ts'
import { heldLines } from './heldLines.ts'

let bed: TestBed | undefined
const open: WebSocket[] = []
afterEach(async () => {
  for (const socket of open.splice(0)) socket.terminate()
  await bed?.close()
})

/** Opens a socket of somebody; answers what came of it. */
async function dial(url: string, token?: string) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    headers: token === undefined ? {} : { 'x-access-token': token },
  })
  socket.on('error', () => undefined)
  open.push(socket)
  return new Promise<WebSocket | number>(resolve => {
    socket.on('open', () => resolve(socket))
    socket.on('unexpected-response', (_, { statusCode = 0 }) => resolve(statusCode))
  })
}

test('a network opens so many sockets and a session fewer; one that closes makes room', async () => {
  bed = await startTestBed({ lines: { sockets: { ofNetwork: 3, ofSession: 1 } } })
  const { url } = bed
  const [visitors, amina] = [await dial(url), await dial(url, 'session-of-amina')]
  expect(await dial(url, 'session-of-amina')).toBe(429)
  expect(await dial(url, 'session-of-kunle')).toBeInstanceOf(WebSocket)
  expect(await dial(url)).toBe(429)
  const gone = once(amina as WebSocket, 'close')
  ;(amina as WebSocket).close()
  await gone
  await expect.poll(async () => typeof (await dial(url, 'session-of-amina'))).toBe('object')
  expect((visitors as WebSocket).readyState).toBe(WebSocket.OPEN)
})

test('a network waits for so many answers at once; one that came makes room, and another network is answered', async () => {
  bed = await startTestBed({ proxies: 1, lines: { requests: { ofNetwork: 2, ofSession: 2 } } })
  const { url, server } = bed
  server.reply('GET /api/v1/next', { ok: true })
  const waiting: ServerResponse[] = []
  const isWaiting = new Promise<void>(resolve =>
    server.handleRaw('GET /api/v1/news', (_, response) => {
      waiting.push(response)
      if (waiting.length === 2) resolve()
    }),
  )
  const ask = (path: string, address: string) =>
    fetch(`${url}/api/v1/${path}`, { headers: { 'x-forwarded-for': address } })
  const answers = [ask('news', '203.0.113.7'), ask('news', '203.0.113.7')]
  await isWaiting
  expect((await ask('next', '203.0.113.7')).status).toBe(429)
  expect((await ask('next', '203.0.113.8')).status).toBe(200)
  for (const response of waiting) response.end('{}')
  for (const answer of answers) await (await answer).text()
  await expect.poll(async () => (await ask('next', '203.0.113.7')).status).toBe(200)
})

test('an IPv6 customer is one network, however many addresses they have', () => {
  const { admit } = heldLines({ sockets: { ofNetwork: 2, ofSession: 2 } })
  const from = (address: string) => admit('sockets', new PassThrough(), { address, token: null } as Caller)
  const admitted = ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:ffff::3', '2001:db8:1:3::1'].map(from)
  expect(admitted).toEqual([true, true, false, true])
})

test('of keys that hold nothing any more, nothing is kept', () => {
  const counts = heldCounts()
  for (let key = 0; key < 100_000; key++) {
    counts.hold(`network ${key}`, 1)
    counts.hold(`network ${key}`, -1)
  }
  expect(counts.size).toBe(0)
})
