import { ApolloClient, gql, InMemoryCache } from '@apollo/client'
import { ApolloLink } from '@apollo/client/link'
import { expect, it, vi } from 'vitest'
import { httpLink, requestTimeout } from './httpLink.ts'
import { troubleOf } from '../trouble.ts'

const document = gql('query Ask { a }')

function setup(answer: (init: RequestInit) => Promise<Response>) {
  const fetched = vi.fn<typeof fetch>((_url, init) => answer(init ?? {}))
  const deadline = new AbortController()
  const link = httpLink({
    fetch: fetched,
    locale: () => 'ru',
    device: 'ios',
    newRequestId: () => 'r1',
    deadline: () => deadline.signal,
    sendsDocuments: true,
  })
  const client = new ApolloClient({ cache: new InMemoryCache(), link })
  return { link, client, fetched, deadline, ask: () => client.query({ query: document }) }
}

/** A call that hangs until it is called off, as `fetch` does. */
const hanging = ({ signal }: RequestInit) =>
  new Promise<Response>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error))
  })

it('asks the gateway of this place, in the language on screen, with a mark that no other site can send', async () => {
  const { ask, fetched } = setup(() => Promise.resolve(Response.json({ data: { a: '1' } })))
  expect((await ask()).data).toEqual({ a: '1' })
  const [url, init] = fetched.mock.calls[0] ?? []
  expect([url, init?.method, init?.credentials]).toEqual(['/graphql', 'POST', 'same-origin'])
  expect(init?.headers).toMatchObject({
    'accept-language': 'ru',
    'x-graphql-client': 'souk-app',
    'x-device-type': 'ios',
    'x-request-id': 'r1',
  })
})

it('ends a call that nobody answers within 50 seconds, and says that it may have been done', async () => {
  const { ask, deadline } = setup(hanging)
  const failure = ask().catch((error: unknown) => error)
  deadline.abort(new DOMException('late', 'TimeoutError'))
  const error = await failure
  expect(requestTimeout).toBe(50_000)
  expect(error).toMatchObject({ name: 'NoAnswerError', status: 1 })
  expect(troubleOf(error)).toEqual({ kind: 'noAnswer', isTimeout: true })
})

it('tells a lost connection from an answer of whatever stands between here and there', async () => {
  const lost = setup(() => Promise.reject(new TypeError('Failed to fetch')))
  const failure: unknown = await lost.ask().catch((error: unknown) => error)
  expect(failure).toMatchObject({ name: 'NoAnswerError', status: 1 })
  for (const [status, body, kind] of [
    [502, '<html>Bad gateway</html>', 'fault'],
    [503, '<html>Away</html>', 'unavailable'],
    [200, '{"data":', 'fault'],
    [200, '[]', 'fault'],
  ] as const) {
    const { ask } = setup(() => Promise.resolve(new Response(body, { status })))
    expect(troubleOf(await ask().catch((error: unknown) => error)).kind).toBe(kind)
  }
})

it('drops a call that nobody waits for any more in silence', async () => {
  const { link, client, fetched } = setup(hanging)
  const told = vi.fn()
  const call = ApolloLink.execute(link, { query: document }, { client }).subscribe({
    error: told,
    next: told,
  })
  call.unsubscribe()
  const [, init] = fetched.mock.calls[0] ?? []
  await vi.waitFor(() => expect(init?.signal?.aborted).toBe(true))
  expect(told).not.toHaveBeenCalled()
})
