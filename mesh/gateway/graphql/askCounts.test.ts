import { once } from 'node:events'
import { afterEach, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { startTestBed, type TestBed } from '../../../tests/support/mesh/gateway.ts'
import { askCounts } from './askCounts.ts'

let bed: TestBed | undefined
afterEach(() => bed?.close())

/** It is refused, which is told in the answer. */
const unknown = { query: '', extensions: { persistedQuery: { version: 1, sha256Hash: 'f'.repeat(64) } } }
const own = { query: '{ __typename }' }

function post(body: object, address: string, token?: string): Promise<Response> {
  return fetch(`${bed?.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json',
      'x-forwarded-for': address,
      ...(token === undefined ? {} : { 'x-access-token': token }),
    },
    body: JSON.stringify(body),
  })
}

it('a network asks so much in a minute, whatever becomes of it and whatever sessions it shows; another one is answered', async () => {
  bed = await startTestBed({ proxies: 1, asks: { operations: { ofSession: 3, ofNetwork: 3 } } })
  const sessions = [undefined, 'made-up-1', 'made-up-2']
  for (const token of sessions) expect((await post(unknown, '203.0.113.7', token)).status).toBe(200)
  const refused = await post(unknown, '203.0.113.7', 'made-up-3')
  expect(refused.status).toBe(429)
  expect(refused.headers.get('content-type')).toContain('application/graphql-response+json')
  const { errors } = (await refused.json()) as { errors: { extensions: Record<string, unknown> }[] }
  const [{ extensions } = { extensions: {} }] = errors
  expect(extensions).toMatchObject({ code: 'too_many_requests', status: 429 })
  const { seconds } = extensions['params'] as { seconds: number }
  expect(refused.headers.get('retry-after')).toBe(String(seconds))
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(60)
  expect((await post(own, '203.0.113.8')).status).toBe(200)
})

it('what comes over a socket counts as well', async () => {
  bed = await startTestBed({ asks: { operations: { ofSession: 9, ofNetwork: 2 } } })
  const socket = new WebSocket(`${bed.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
  const said: string[] = []
  const isOver = new Promise<void>(resolve =>
    socket.on('message', data => {
      const text = (data as Buffer).toString()
      said.push(text)
      if (said.length === 1)
        for (const id of ['1', '2', '3'])
          socket.send(JSON.stringify({ id, type: 'subscribe', payload: unknown }))
      if (text.includes('too_many_requests')) resolve()
    }),
  )
  await once(socket, 'open')
  socket.send('{"type":"connection_init"}')
  await isOver
  expect(said.filter(text => text.includes('PERSISTED_QUERY_NOT_FOUND'))).toHaveLength(2)
  socket.terminate()
})

it('a client sends fewer documents of its own, and the documents of the app go on', async () => {
  bed = await startTestBed({
    freeFor: 'members',
    asks: { ownDocuments: { ofSession: 1, ofNetwork: 5 } },
  })
  bed.server.handleRaw('GET /session', (_, response) => response.writeHead(204).end())
  const ask = (body: object) => post(body, '', 'session-of-amina')
  expect((await ask(own)).status).toBe(200)
  expect((await ask(own)).status).toBe(429)
  expect((await ask(unknown)).status).toBe(200)
})

it('a minute later it begins anew, and what was refused is not held against anybody', () => {
  let now = 0
  const { count } = askCounts(() => now, { operations: { ofSession: 2, ofNetwork: 9 } })
  const amina = { address: '203.0.113.7', token: 'session-of-amina' }
  const code = () => count('operations', amina)?.extensions['params']
  expect([code(), code()]).toEqual([undefined, undefined])
  now = 59_001
  expect([code(), code()]).toEqual([{ seconds: 1 }, { seconds: 1 }])
  expect(count('operations', { ...amina, token: 'session-of-kunle' })).toBeUndefined()
  now = 60_000
  expect(code()).toBeUndefined()
})
