import type http from 'node:http'
import { describe, expect, test } from 'vitest'
import { startTestBed } from '../tests/support/mesh/gateway.ts'
import { nextData, openTab } from '../tests/support/mesh/subscriptions.ts'
import { jsonLines } from './gateway/log.ts'

describe('health', () => {
  test('is that of both halves', async () => {
    const bed = await startTestBed()
    bed.server.reply('GET /health', { status: 'ok', database: 'pglite at /var/souk' })
    const well = await fetch(`${bed.url}/health`)
    expect([well.status, await well.json()]).toEqual([200, { status: 'ok', gateway: 'ok', server: 'ok' }])
    bed.server.reply('GET /health', { status: 'starting' }, 503)
    const ill = await fetch(`${bed.url}/health`)
    expect([ill.status, await ill.json()]).toEqual([
      503,
      { status: 'unavailable', gateway: 'ok', server: 'unavailable' },
    ])
    await bed.server.close()
    expect((await fetch(`${bed.url}/health`)).status).toBe(503)
    await bed.gateway.close()
  })
})

describe('a close', () => {
  test('lets a request finish, sends sockets away to come back, and takes nothing new', async () => {
    const bed = await startTestBed()
    const asked = Promise.withResolvers<http.ServerResponse>()
    bed.server.handle('GET /api/v1/me', (_received, response) => asked.resolve(response))
    const tab = openTab(bed, { origin: bed.url, cookie: 'souk_session=amina' })
    const stream = tab.subscribe('subscription { userEvents { __typename } }')
    await nextData(stream)
    const closed = stream.next().then(
      () => undefined,
      (event: { code?: number }) => event.code,
    )
    const answer = fetch(`${bed.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', connection: 'close' },
      body: '{"query":"{ me { id } }"}',
    })
    const upstream = await asked.promise
    const closing = bed.gateway.close()
    expect(await closed).toBe(1001)
    await expect(fetch(`${bed.url}/health`)).rejects.toThrow('fetch failed')
    upstream.writeHead(200, { 'content-type': 'application/json' }).end('{"id":"u1"}')
    expect(await (await answer).json()).toEqual({ data: { me: { id: 'u1' } } })
    await closing
    await bed.server.close()
  })

  test('asked for twice is done once', async () => {
    const bed = await startTestBed()
    await Promise.all([bed.gateway.close(), bed.gateway.close()])
    expect(bed.lines.filter(({ message }) => message === 'gateway closed')).toHaveLength(1)
    await bed.server.close()
  })
})

describe('a start', () => {
  test('on a port that is taken fails', async () => {
    const bed = await startTestBed()
    await expect(startTestBed({ port: Number(new URL(bed.url).port) })).rejects.toThrow(/EADDRINUSE/)
    await bed.close()
  })
})

test('a log line is one line of JSON', () => {
  const lines: string[] = []
  const log = jsonLines(
    () => new Date('2030-01-01T00:00:00Z'),
    line => lines.push(line),
  )
  log('info', 'two\nlines', { requestId: 'r' })
  expect(lines).toEqual([
    '{"level":"info","time":"2030-01-01T00:00:00.000Z","part":"gateway","msg":"two\\nlines","requestId":"r"}\n',
  ])
})
