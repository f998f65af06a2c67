import { ApolloClient, InMemoryCache } from '@apollo/client'
import { expect, it, vi } from 'vitest'
import { httpLink } from '../../network/apollo/links/httpLink.ts'
import { countClick } from './countClick.ts'

function setup(answer: () => Promise<Response>) {
  const fetched = vi.fn<typeof fetch>(answer)
  const link = httpLink({
    fetch: fetched,
    locale: () => 'en',
    device: 'web',
    newRequestId: () => 'r1',
    deadline: () => new AbortController().signal,
    sendsDocuments: true,
  })
  return { client: new ApolloClient({ cache: new InMemoryCache(), link }), fetched }
}

it('sends each press once, on a way that outlives the page', async () => {
  const { client, fetched } = setup(() =>
    Promise.resolve(Response.json({ data: { countClick: { __typename: 'Done', isDone: true } } })),
  )
  await countClick(client, 'messenger_log_in')
  await countClick(client, 'messenger_link')
  expect(fetched.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, true])
  expect(
    fetched.mock.calls.map(
      ([, init]) => (JSON.parse(init?.body as string) as { variables: unknown }).variables,
    ),
  ).toEqual([{ input: { name: 'messenger_log_in' } }, { input: { name: 'messenger_link' } }])
})

it('says nothing when nobody answers', async () => {
  const { client } = setup(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(countClick(client, 'new_version')).resolves.toBeUndefined()
})
