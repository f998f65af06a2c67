import type { ApolloClient } from '@apollo/client'
import type { Timers } from '@souk/design-system/timing/timers.ts'
import { refetchShown } from '../../../network/apollo/refetchShown.ts'
import { marked } from '../../../network/apollo/requestMarks.ts'
import type { ConnectionStore } from '../../../device/connection/connectionStore.ts'
import { refetchSpread } from '../../../network/realtime/realtime.ts'
import { gql } from '../../../__generated__/gql.ts'

/** How the trades that are named stand: far less than their rows. */
const TradeStatesQuery = gql(`
  query TradeStates($input: TradeStatesInput!) {
    tradeStates(input: $input) {
      items {
        id
        updatedAt
      }
    }
  }
`)

/** While no events come, trades are asked after so often, in milliseconds. */
export const askEvery = 10_000

/** A trade on screen, and when it changed last as far as the screen knows. */
export interface ShownTrade {
  readonly id: string
  readonly updatedAt: string
}

interface TradeStatesParts {
  readonly client: ApolloClient
  readonly connection: Pick<ConnectionStore, 'current' | 'subscribe'>
  readonly timers: Timers
  /** From 0 to 1. */
  readonly random: () => number
  /** The trades on screen now. */
  readonly shown: () => readonly ShownTrade[]
}

/**
 * Keeps a list of trades true while the live line is away: one small call says when each of them changed last, and the list
 * is asked for again only where one has changed since. Asked once more when the line is back. What it returns ends it.
 */
export function followTradeStates({
  client,
  connection,
  timers,
  random,
  shown,
}: TradeStatesParts): () => void {
  let isAway = false
  let isOver = false
  let callOff = () => {}

  const ask = async () => {
    const trades = shown()
    if (trades.length === 0) return
    const { data } = await client.query({
      query: TradeStatesQuery,
      variables: { input: { ids: trades.map(({ id }) => id) } },
      fetchPolicy: 'no-cache',
      // What nobody answers is asked again in its time.
      context: marked({ errors: 'silent' }),
    })
    const changed = new Map(data?.tradeStates?.items.map(({ id, updatedAt }) => [id, updatedAt]))
    const isBehind = trades.some(({ id, updatedAt }) => (changed.get(id) ?? updatedAt) !== updatedAt)
    if (isBehind && !isOver) await refetchShown(client, ['searchTrades'])
  }
  const askAndPlan = async () => {
    await ask().catch(() => {})
    // Planned when this one is answered: a slow service is not asked more.
    if (isAway && !isOver) plan(askEvery)
  }
  const plan = (milliseconds: number) => {
    callOff = timers.after(milliseconds, () => void askAndPlan())
  }
  const look = () => {
    const { kind } = connection.current()
    if (kind === 'reconnecting' && !isAway) {
      isAway = true
      callOff()
      plan(askEvery + random() * refetchSpread)
    } else if (kind === 'ready' && isAway) {
      isAway = false
      callOff()
      plan(random() * refetchSpread)
    }
  }
  look()
  const leave = connection.subscribe(look)
  return () => {
    isOver = true
    callOff()
    leave()
  }
}
