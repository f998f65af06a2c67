import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, startTestBed, type TestBed } from '../../../tests/support/mesh/gateway.ts'
import { nextData, openEvents, openTab } from '../../../tests/support/mesh/subscriptions.ts'

const settings = 'query Settings { __typename settings { __typename devTools } }'
const events = 'subscription Events { ratesChange { __typename at } }'
const hash = (text: string) => createHash('sha256').update(text).digest('hex')

/** Tokens that are sessions'. */
const sessions = new Set(['token'])

let folder = ''
let bed: TestBed
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'souk-persisted-'))
  const numbered = (number: number) => join(folder, `${String(number).padStart(4, '0')}.json`)
  writeFileSync(numbered(1), JSON.stringify({ [`sha256:${hash('{ __typename }')}`]: '{ __typename }' }))
  for (let number = 2; number <= 10; number += 1) writeFileSync(numbered(number), '{}')
  writeFileSync(
    numbered(11),
    JSON.stringify({ [`sha256:${hash(settings)}`]: settings, [`sha256:${hash(events)}`]: events }),
  )
  bed = await startTestBed({ production: true, freeFor: 'members', persistedDir: folder })
  bed.server.reply('GET /api/v1/settings', { dev_tools: false })
  bed.server.handle('GET /session', ({ headers }, response) => {
    response.writeHead(sessions.has(headers['x-access-token'] as string) ? 204 : 401).end()
  })
})
afterAll(async () => {
  await bed.close()
  rmSync(folder, { recursive: true })
})

const browser0 = { cookie: 'souk_session=session-of-amina' }
const browser = () => ({ origin: bed.url, cookie: 'souk_session=session-of-amina' })
const answered = { __typename: 'Query', settings: { __typename: 'Settings', devTools: false } }

describe('in production', () => {
  test('a browser runs the app’s documents by their id', async () => {
    expect((await ask(bed, { documentId: `sha256:${hash(settings)}` }, browser())).data).toEqual(answered)
    const extensions = { persistedQuery: { version: 1, sha256Hash: hash(settings) } }
    expect((await ask(bed, { operationName: 'Settings', extensions }, browser())).data).toEqual(answered)
  })

  test('a browser runs no other document, not even an app’s own text', async () => {
    for (const query of ['{ me { apiToken } }', settings]) {
      const { data, errors } = await ask(bed, { query }, browser())
      expect([data, errors?.[0]?.extensions['code']]).toEqual([undefined, 'DOCUMENT_REFUSED'])
    }
  })

  test('a browser over WebSocket is held to the same', async () => {
    const tab = openTab(bed, browser())
    const refused = await tab.subscribe('subscription { ratesChange { at } }').next()
    expect(refused.value).toMatchObject({ errors: [{ extensions: { code: 'DOCUMENT_REFUSED' } }] })
    await tab.close()
  })

  test('ids older than ten manifests are forgotten', async () => {
    const { errors } = await ask(bed, { documentId: hash('{ __typename }') }, browser())
    expect(errors?.[0]?.extensions).toEqual({ code: 'PERSISTED_QUERY_NOT_FOUND', status: 400 })
  })

  test('a client with a session’s token may send any document', async () => {
    const { data } = await ask(bed, { query: '{ settings { devTools } }' }, { 'x-access-token': 'token' })
    expect(data).toEqual({ settings: { devTools: false } })
  })

  const strangers: readonly [string, Record<string, string>, string][] = [
    ['without a token', {}, 'DOCUMENT_REFUSED'],
    ['with a made-up token', { 'x-access-token': 'made-up' }, 'UNAUTHENTICATED'],
    ['with the cookie of a page', browser0, 'DOCUMENT_REFUSED'],
  ]
  describe.each(strangers)('a caller %s', (_name, headers, code) => {
    // It does not even parse: whoever reads it says so.
    const query = '{ settings { devTools '
    const own = () => ('cookie' in headers ? browser() : headers)

    test('is refused by POST before the document is read', async () => {
      const { errors } = await ask(bed, { query }, own())
      expect(errors?.map(({ extensions }) => extensions['code'])).toEqual([code])
    })
    test('is refused by GET', async () => {
      const answer = await fetch(`${bed.url}/graphql?${new URLSearchParams({ query })}`, {
        headers: { ...own(), accept: 'application/json' },
      })
      expect(JSON.stringify(await answer.json())).toContain(code)
    })
    test('is refused as server-sent events', async () => {
      const { value } = await openEvents(bed, own(), query).next()
      expect(value).toMatchObject({ errors: [{ extensions: { code } }] })
    })
    test('is refused over WebSocket', async () => {
      const tab = openTab(bed, own())
      const { value } = await tab.subscribe(query).next()
      expect(value).toMatchObject({ errors: [{ extensions: { code } }] })
      await tab.close()
    })
    test('runs the app’s documents by their id', async () => {
      expect((await ask(bed, { documentId: hash(settings) }, own())).data).toEqual(answered)
    })
  })

  test('nobody reads the schema', async () => {
    const { errors } = await ask(
      bed,
      { query: '{ __schema { queryType { name } } }' },
      { 'x-access-token': 'token' },
    )
    expect(errors?.[0]?.message).toMatch(/introspection/i)
  })

  test('a subscription by its id runs over WebSocket', async () => {
    const tab = openTab(bed, browser())
    const results = tab.subscribe('', {}, { persistedQuery: { version: 1, sha256Hash: hash(events) } })
    const first = nextData(results)
    await bed.server.cable.until(() => bed.server.cable.sockets.some(({ subscribed }) => subscribed.size > 0))
    bed.server.cable.emit(null, JSON.stringify({ channel: 'AppChannel' }), 'rates_change', {
      at: '2030-01-01T00:00:00Z',
      items: [],
    })
    expect(await first).toEqual({
      ratesChange: { __typename: 'RatesChangeEvent', at: '2030-01-01T00:00:00Z' },
    })
    await tab.close()
  })
})
