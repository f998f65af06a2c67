import { ApolloClient, gql, InMemoryCache } from '@apollo/client'
import { ApolloLink } from '@apollo/client/link'
import { of, throwError } from 'rxjs'
import { expect, it } from 'vitest'
import { manualTimers } from '../../../../tests/support/time/manualTimers.ts'
import { createConnectionStore } from '../../../device/connection/connectionStore.ts'
import { refetchSpread } from '../../../network/realtime/realtime.ts'
import { askEvery, followTradeStates } from './followTradeStates.ts'

const before = '2026-03-05T14:00:00.000Z'
const after = '2026-03-05T14:05:00.000Z'
const settled = () => new Promise(resolve => setImmediate(resolve))

/** Two trades on screen, and a service whose own word of them can be changed. */
function setup(options: { readonly shown?: readonly string[] } = {}) {
  const timers = manualTimers()
  const connection = createConnectionStore(timers, true)
  const asked: string[] = []
  const states: Record<string, string> = { a: before, b: before }
  let isDown = false
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: new ApolloLink(({ operationName, variables }) => {
      asked.push(operationName ?? '')
      if (isDown) return throwError(() => new Error('Nobody answers'))
      const ids = (variables['input'] as { ids?: string[] } | undefined)?.ids ?? []
      const items = ids.map(id => ({ __typename: 'TradeState', id, updatedAt: states[id] }))
      return of({
        data: {
          __typename: 'Query',
          searchTrades: null,
          notices: null,
          tradeStates: { __typename: 'TradeStateList', items },
        },
      })
    }),
  })
  client.watchQuery({ query: gql('query List { searchTrades }') }).subscribe({})
  client.watchQuery({ query: gql('query Other { notices }') }).subscribe({})
  asked.length = 0
  const stop = followTradeStates({
    client,
    connection,
    timers,
    random: () => 1,
    shown: () => (options.shown ?? ['a', 'b']).map(id => ({ id, updatedAt: before })),
  })
  const pass = async (milliseconds: number) => {
    timers.advance(milliseconds)
    await settled()
  }
  const lose = () => connection.setSocket({ kind: 'waiting', until: null })
  return { connection, asked, states, stop, pass, lose, setDown: (is: boolean) => (isDown = is) }
}

it('asks nothing while events come', async () => {
  const { asked, pass } = setup()
  await pass(60_000)
  expect(asked).toEqual([])
})

it('asks in one call while they do not, and for the list alone once a trade on it has changed', async () => {
  const { asked, states, pass, lose } = setup()
  lose()
  await pass(askEvery + refetchSpread)
  await pass(askEvery)
  expect(asked).toEqual(['TradeStates', 'TradeStates'])
  states['b'] = after
  await pass(askEvery)
  expect(asked.slice(2)).toEqual(['TradeStates', 'List'])
})

it('asks once more when the line is back, and then no more', async () => {
  const { asked, connection, pass, lose } = setup()
  lose()
  connection.setSocket({ kind: 'connecting' })
  connection.setSocket({ kind: 'open' })
  await pass(refetchSpread)
  expect(asked).toEqual(['TradeStates'])
  await pass(60_000)
  expect(asked).toEqual(['TradeStates'])
})

it('goes on after a call that nobody answered, and not after the page is left', async () => {
  const { asked, stop, pass, lose, setDown } = setup()
  setDown(true)
  lose()
  await pass(askEvery + refetchSpread)
  setDown(false)
  await pass(askEvery)
  expect(asked).toEqual(['TradeStates', 'TradeStates'])
  stop()
  await pass(60_000)
  expect(asked).toHaveLength(2)
})

it('asks for nothing where no trade is on screen', async () => {
  const { asked, pass, lose } = setup({ shown: [] })
  lose()
  await pass(60_000)
  expect(asked).toEqual([])
})
