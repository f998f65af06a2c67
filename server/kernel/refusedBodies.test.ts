import type { AddressInfo } from 'node:net'
import { Type } from 'typebox'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWire, type Wire } from '../../tests/support/network/rawConnection.ts'
import { refuse } from '../domain/refusal/refusal.ts'
import { httpServer } from './http.ts'
import type { Pipeline } from './mount.ts'
import { operations } from './operation.ts'
import { RequestRefused } from './refusal.ts'
import { sentFile } from './sentFile.ts'

const reply = Type.Object({ is_done: Type.Boolean() })
const table = operations({
  send: { method: 'POST', path: '/v1/send', summary: 'Takes.', access: 'anyone', stream: true, reply },
  rarely: {
    method: 'POST',
    path: '/v1/rarely',
    summary: 'Takes one.',
    access: 'anyone',
    perMinute: 1,
    reply,
  },
  next: { method: 'GET', path: '/v1/next', summary: 'Answers.', access: 'anyone', reply },
})

/** What the upload comes to. */
let fails: () => Error
const pipeline: Pipeline = async (id, _operation, request) => {
  if (id !== 'send') return { is_done: true }
  const { bytes } = await sentFile(request, 'file')
  await bytes[Symbol.asyncIterator]().next()
  throw fails()
}

let app: Awaited<ReturnType<typeof httpServer>>
let origin: string
let wire: Wire
beforeAll(async () => {
  app = await httpServer({ log: undefined, gatewaySecret: 's'.repeat(32), operations: table, pipeline })
  await app.listen({ host: '127.0.0.1', port: 0 })
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
})
afterAll(() => app.close())

const head = (path: string, length: number, more = '') =>
  `POST /api/v1/${path} HTTP/1.1\r\nHost: souk.test\r\nContent-Length: ${length}\r\n${more}\r\n`
const form = 'Content-Type: multipart/form-data; boundary=x\r\n'
const opening = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n'
const next = 'GET /api/v1/next HTTP/1.1\r\nHost: souk.test\r\n\r\n'
const size = 5_000_000

/** Sends half a file, waits for what is said of it, and only then sends the rest. */
async function refused(more = '') {
  wire = await openWire(origin)
  wire.write(head('send', opening.length + size, form + more))
  wire.write(opening + 'x'.repeat(size / 2))
  const answer = await wire.next()
  wire.write('x'.repeat(size / 2))
  return answer
}

it.each([
  ['a refusal', 422, '"errors":{"file":[', () => new RequestRefused(refuse('required', 'file'))],
  ['a fault', 500, '"code":"internal_error"', () => new Error('broken')],
])(
  '%s is heard before the rest is sent, and the next call is answered',
  async (_what, status, words, made) => {
    fails = made
    const answer = await refused()
    expect(answer).toMatchObject({ status, body: expect.stringContaining(words) })
    wire.write(next)
    expect(await wire.next()).toMatchObject({ status: 200 })
    wire.destroy()
  },
)

it('who asks to be left hears the answer, and is left when all was sent', async () => {
  fails = () => new RequestRefused(refuse('required', 'file'))
  expect(await refused('Connection: close\r\n')).toMatchObject({ status: 422 })
  await wire.closed
})

it('who asks first whether to go on is refused and answered like anybody', async () => {
  fails = () => new RequestRefused(refuse('required', 'file'))
  expect(await refused('Expect: 100-continue\r\n')).toMatchObject({ status: 422 })
  wire.write(next)
  expect(await wire.next()).toMatchObject({ status: 200 })
  wire.destroy()
})

it('one call too many is refused before its body, and the next one is answered', async () => {
  wire = await openWire(origin)
  const json = 'Content-Type: application/json\r\n'
  wire.write(`${head('rarely', 2, json)}{}`)
  expect(await wire.next()).toMatchObject({ status: 200 })
  wire.write(head('rarely', 200_000, json) + ' '.repeat(200_000) + next)
  expect(await wire.next()).toMatchObject({ status: 429 })
  expect(await wire.next()).toMatchObject({ status: 200 })
  wire.destroy()
})

it('nobody sends for ever: beyond the bound the connection is closed, behind the answer', async () => {
  fails = () => new RequestRefused(refuse('required', 'file'))
  wire = await openWire(origin)
  wire.write(head('send', 1_000_000_000, form) + opening + 'x'.repeat(1_000_000))
  expect(await wire.next()).toMatchObject({ status: 422 })
  wire.write(Buffer.alloc(40_000_000))
  expect(await wire.next()).toBe('closed')
})
