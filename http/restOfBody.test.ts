import { createServer, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openWire, type Wire } from '../tests/support/network/rawConnection.ts'
import { isAnswered, readRest, type RestBounds } from './restOfBody.ts'

/** What a test allows to be left of a body. */
let bounds: Partial<RestBounds>
let socket: Socket
let server: Server
let wire: Wire

beforeAll(async () => {
  server = createServer((request, response) => {
    socket = request.socket
    readRest(request, response, bounds)
    response.writeHead(request.method === 'POST' ? 422 : 200, { 'content-length': 0 }).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => new Promise(resolve => server.close(resolve)))
beforeEach(async () => {
  bounds = {}
  wire = await openWire(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return () => wire.destroy()
})

const post = (length: number, more = '') =>
  wire.write(`POST / HTTP/1.1\r\nHost: souk.test\r\nContent-Length: ${length}\r\n${more}\r\n`)
const get = () => wire.write('GET / HTTP/1.1\r\nHost: souk.test\r\n\r\n')

const hour = 3_600_000

describe('what is left of a body that was refused', () => {
  it('is read, and the next call on the connection is answered', async () => {
    post(4_000_000)
    expect(await wire.next()).toMatchObject({ status: 422 })
    expect(isAnswered(socket)).toBe(true)
    wire.write('x'.repeat(4_000_000))
    get()
    expect(await wire.next()).toMatchObject({ status: 200 })
    expect(isAnswered(socket)).toBe(false)
  })

  it('is read before the connection of somebody is ended who asked for that', async () => {
    post(4_000_000, 'Connection: close\r\n')
    expect(await wire.next()).toMatchObject({ status: 422 })
    wire.write('x'.repeat(4_000_000))
    await wire.closed
  })

  it.each<[string, Partial<RestBounds>]>([
    ['beyond its bytes', { bytes: 1_000_000, ms: hour, idleMs: hour }],
    ['beyond its time', { ms: 20, idleMs: hour }],
    ['after a silence', { ms: hour, idleMs: 20 }],
  ])('is not read %s: the connection is closed behind the answer', async (_what, given) => {
    bounds = given
    post(100_000_000)
    expect(await wire.next()).toMatchObject({ status: 422 })
    wire.write(Buffer.alloc(2_000_000))
    expect(await wire.next()).toBe('closed')
  })
})

it('a call without a body leaves its connection alone', async () => {
  bounds = { idleMs: 0, ms: 0, bytes: 0 }
  get()
  get()
  expect([await wire.next(), await wire.next()]).toMatchObject([{ status: 200 }, { status: 200 }])
})
