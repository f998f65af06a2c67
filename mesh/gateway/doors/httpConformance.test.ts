import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestBed, type TestBed } from '../../../tests/support/mesh/gateway.ts'

// The points of https://graphql.github.io/graphql-over-http/draft/ that clients rely on.

let bed: TestBed
beforeAll(async () => {
  bed = await startTestBed()
})
afterAll(() => bed.close())

const responseType = 'application/graphql-response+json'
const post = (body: unknown, accept?: string) =>
  fetch(`${bed.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(accept === undefined ? {} : { accept }) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const get = (parameters: Record<string, string>) =>
  fetch(`${bed.url}/graphql?${new URLSearchParams(parameters)}`, { headers: { accept: responseType } })

describe('media types', () => {
  test.each([
    ['*/*', /json/],
    ['application/json', /^application\/json; charset=utf-8$/],
    [responseType, /^application\/graphql-response\+json; charset=utf-8$/],
    [`${responseType}, application/json;q=0.9`, /^application\/graphql-response\+json/],
  ])('%s is answered in kind', async (accept, type) => {
    const response = await post({ query: '{ __typename }' }, accept)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(type)
    expect(await response.json()).toEqual({ data: { __typename: 'Query' } })
  })

  test('without accept, JSON comes', async () => {
    expect((await post({ query: '{ __typename }' })).headers.get('content-type')).toMatch(/json/)
  })

  test('an unknown one is 406', async () => {
    expect((await post({ query: '{ __typename }' }, 'text/csv')).status).toBe(406)
  })
})

describe('methods', () => {
  test('GET runs a query', async () => {
    const response = await get({
      query: 'query T($yes: Boolean!) { __typename @include(if: $yes) }',
      variables: '{"yes":true}',
    })
    expect(await response.json()).toEqual({ data: { __typename: 'Query' } })
  })

  test('GET runs no mutation', async () => {
    expect((await get({ query: 'mutation { logOut { isDone } }' })).status).toBe(405)
    expect(bed.server.received).toEqual([])
  })

  test.each(['PUT', 'DELETE', 'PATCH'])('%s is 405', async method => {
    expect((await fetch(`${bed.url}/graphql`, { method })).status).toBe(405)
  })
})

describe('a request that is not well-formed', () => {
  test.each([
    ['no JSON', '{"query":'],
    ['no document', {}],
    ['a document that is no text', { query: 7 }],
    ['variables that are no map', { query: '{ __typename }', variables: [7] }],
    ['extensions that are no map', { query: '{ __typename }', extensions: 'x' }],
    ['an operation name that is no text', { query: '{ __typename }', operationName: 7 }],
    ['a document that does not parse', { query: '{' }],
    ['a field that is not there', { query: '{ nothing }' }],
    ['an operation that is not there', { query: 'query A { __typename }', operationName: 'B' }],
    ['a variable that is missing', { query: 'query A($id: ID!) { trade(id: $id) { id } }' }],
  ])('%s is 400, and says so', async (_name, body) => {
    const response = await post(body, responseType)
    expect(response.status).toBe(400)
    const answer = (await response.json()) as { errors: { message: string }[]; data?: unknown }
    expect(answer.errors[0]?.message).toEqual(expect.any(String))
    expect('data' in answer).toBe(false)
  })

  test.each([
    ['variables', { query: '{ __typename }', variables: null }],
    ['operationName', { query: '{ __typename }', operationName: null }],
    ['extensions', { query: '{ __typename }', extensions: null }],
  ])('but null %s are none', async (_name, body) => {
    expect((await post(body, responseType)).status).toBe(200)
  })
})
