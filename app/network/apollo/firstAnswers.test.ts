import { ApolloClient, gql, InMemoryCache, Observable } from '@apollo/client'
import { ApolloLink } from '@apollo/client/link'
import { describe, expect, it } from 'vitest'
import { firstAnswersLink, sentAnswers, type FirstAsked } from './firstAnswers.ts'

const query = gql`
  query Search($type: String, $withBest: Boolean) {
    offers(type: $type) {
      total
    }
  }
`
const answerOf = (total: number) => ({ offers: { __typename: 'Offers', total } })
const drawn: FirstAsked = {
  operation: 'Search',
  variables: { type: 'buy', withBest: true },
}

/** A client whose network answers 0, and counts how often it is asked. */
function clientWith(answers: readonly FirstAsked[]) {
  const at = { now: 0, asked: 0, locale: 'en' }
  const cache = new InMemoryCache()
  for (const { variables } of answers) cache.writeQuery({ query, variables, data: answerOf(6) })
  const network = new ApolloLink(
    () =>
      new Observable(observer => {
        at.asked += 1
        observer.next({ data: answerOf(0) })
        observer.complete()
      }),
  )
  const client = new ApolloClient({
    cache,
    link: firstAnswersLink(
      () => answers,
      () => at.now,
      () => at.locale,
    ).concat(network),
  })
  const total = async (variables: object) => {
    const { data } = await client.query<{ offers: { total: number } }>({
      query,
      variables,
      fetchPolicy: 'network-only',
    })
    return data?.offers.total
  }
  return { at, total }
}

describe('what a page was drawn with', () => {
  it('answers the same question once, without the network', async () => {
    const { at, total } = clientWith([drawn])
    expect(await total({ type: 'buy', withBest: true })).toBe(6)
    expect(at.asked).toBe(0)
    expect(await total({ type: 'buy', withBest: true })).toBe(0)
    expect(at.asked).toBe(1)
  })

  it.each([{ type: 'sell', withBest: true }, { withBest: true }, { type: 'buy', withBest: true, page: 2 }])(
    'does not answer another question: %j',
    async variables => {
      const { at, total } = clientWith([drawn])
      expect(await total(variables)).toBe(0)
      expect(at.asked).toBe(1)
    },
  )

  it('is too old after a while', async () => {
    const { at, total } = clientWith([drawn])
    at.now = 20_001
    expect(await total({ type: 'buy', withBest: true })).toBe(0)
  })

  it('is of its own language', async () => {
    const { at, total } = clientWith([drawn])
    at.locale = 'ru'
    expect(await total({ type: 'buy', withBest: true })).toBe(0)
  })

  it('is read out of the page, where there is any', () => {
    const pageWith = (textContent: string | null) => ({
      getElementById: (id: string) =>
        textContent !== null && id === 'answers' ? ({ textContent } as HTMLElement) : null,
    })
    const first = { asked: [drawn], cache: {} }
    expect(sentAnswers(pageWith(JSON.stringify(first)))).toEqual(first)
    expect(sentAnswers(pageWith(null))).toBeNull()
  })
})
