import { ApolloClient, gql, InMemoryCache } from '@apollo/client'
import { ApolloLink } from '@apollo/client/link'
import { manualTimers } from '../../../tests/support/time/manualTimers.ts'
import { of } from 'rxjs'
import { expect, it } from 'vitest'
import { createConnectionStore } from '../../device/connection/connectionStore.ts'
import { refetchSpread } from '../../network/realtime/realtime.ts'
import { followLoss } from './followLoss.ts'

function setup(userId: string | null) {
  const timers = manualTimers()
  const connection = createConnectionStore(timers, true)
  let asked = 0
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: new ApolloLink(() => {
      asked += 1
      return of({ data: { __typename: 'Query', offers: null } })
    }),
  })
  client.watchQuery({ query: gql('query Offers { offers }') }).subscribe({})
  const standing = userId === null ? ('visitor' as const) : ('member' as const)
  followLoss({
    client,
    connection,
    session: { current: () => ({ standing, userId }) },
    timers,
    random: () => 1,
  })
  asked = 0
  return { timers, connection, asked: () => asked }
}

it('asks again for what a visitor sees once the connection is back, spread over time', () => {
  const { timers, connection, asked } = setup(null)
  connection.setOnline(false)
  timers.advance(60_000)
  expect(asked()).toBe(0)
  connection.setOnline(true)
  timers.advance(refetchSpread - 1)
  expect(asked()).toBe(0)
  timers.advance(1)
  expect(asked()).toBe(1)
})

it('waits for the socket to stand again', () => {
  const { timers, connection, asked } = setup(null)
  connection.setSocket({ kind: 'waiting', until: null })
  connection.setSocket({ kind: 'connecting' })
  timers.advance(60_000)
  expect(asked()).toBe(0)
  connection.setSocket({ kind: 'open' })
  timers.advance(refetchSpread)
  expect(asked()).toBe(1)
})

it('leaves it to the events of whoever has a session, and to a slow answer itself', () => {
  const member = setup('u1')
  member.connection.setOnline(false)
  member.connection.setOnline(true)
  member.timers.advance(60_000)
  expect(member.asked()).toBe(0)
  const visitor = setup(null)
  const ended = visitor.connection.sent()
  visitor.timers.advance(6000)
  ended(true)
  visitor.timers.advance(60_000)
  expect(visitor.asked()).toBe(0)
})
