import { ApolloClient, gql, InMemoryCache, Observable } from '@apollo/client'
import { ApolloLink } from '@apollo/client/link'
import { expect, it } from 'vitest'
import { ageLink, createAnswerAges } from './answerAges.ts'
import { answerLifetime } from './pageKey.ts'

function setup() {
  let time = 1_000_000
  const ages = createAnswerAges(() => time)
  return { ages, pass: (milliseconds: number) => (time += milliseconds) }
}

it('an answer may stand in for 180 seconds, and not a moment longer', () => {
  const { ages, pass } = setup()
  expect(answerLifetime).toBe(180_000)
  ages.answered('Search', { type: 'buy', page: 1 })
  pass(180_000)
  expect(ages.isOld('Search', { page: 1, type: 'buy' })).toBe(false)
  pass(1)
  expect(ages.isOld('Search', { type: 'buy', page: 1 })).toBe(true)
  ages.answered('Search', { type: 'buy', page: 1 })
  expect(ages.isOld('Search', { type: 'buy', page: 1 })).toBe(false)
})

it('what was never answered is not old, and another page or person is another answer', () => {
  const { ages, pass } = setup()
  ages.answered('User', { userName: 'kunle' })
  pass(200_000)
  expect(ages.isOld('User', { userName: 'amina' })).toBe(false)
  expect(ages.isOld('UserOffers', { userName: 'kunle' })).toBe(false)
  expect(ages.isOld('User', { userName: 'kunle' })).toBe(true)
})

it('the length of a list and the currency before make no other page', () => {
  const { ages, pass } = setup()
  const said = { pages: 7, total_pages: 7, total: 140, count: 20, previous_currency_code: 'USD' }
  ages.answered('Search', { type: 'buy', ...said })
  pass(200_000)
  expect(ages.isOld('Search', { type: 'buy' })).toBe(true)
  ages.answered('Search', { type: 'buy' })
  expect(ages.isOld('Search', { type: 'buy', ...said })).toBe(false)
})

it('notes what the service answered, and not what it refused', async () => {
  const { ages, pass } = setup()
  let isRefused = false
  const service = new ApolloLink(
    () =>
      new Observable<ApolloLink.Result>(observer => {
        observer.next(isRefused ? { data: null, errors: [{ message: 'no' }] } : { data: { a: '1' } })
        observer.complete()
      }),
  )
  const link = ApolloLink.from([ageLink(ages), service])
  const client = new ApolloClient({ cache: new InMemoryCache(), link })
  const ask = () =>
    client.query({ query: gql('query Ask { a }'), fetchPolicy: 'network-only' }).catch(() => {})
  await ask()
  pass(200_000)
  isRefused = true
  await ask()
  expect(ages.isOld('Ask', {})).toBe(true)
  isRefused = false
  await ask()
  expect(ages.isOld('Ask', {})).toBe(false)
})
