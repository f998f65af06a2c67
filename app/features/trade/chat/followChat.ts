import { execute } from '@apollo/client/link'
import type { ApolloClient } from '@apollo/client'
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import type { Timers } from '@souk/design-system/timing/timers.ts'
import { statusOf } from '../../../network/apollo/trouble.ts'
import { reconnectWait } from '../../../network/realtime/backoff.ts'
import { ChatEventsSubscription, type ChatEvent } from './ChatEvents.subscription.ts'

export interface FollowParts {
  /** Subscribes once; what it returns leaves. */
  readonly subscribe: (sink: {
    readonly next: (event: ChatEvent) => void
    /** It ended, with an error or by the server's will. */
    readonly ended: (error: unknown) => void
  }) => () => void
  readonly onEvent: (event: ChatEvent) => void
  readonly timers: Timers
  /** From 0 to 1. */
  readonly random: () => number
}

/** The session is over, or the trade is not the viewer's to read. */
const notTheirs: ReadonlySet<number> = new Set([401, 403, 404])

/**
 * Follows a conversation until the returned function is called: a subscription that ends begins again, later each time,
 * unless the trade is not the viewer's to read.
 */
export function followChat({ subscribe, onEvent, timers, random }: FollowParts): () => void {
  let failures = 0
  let leave = () => {}
  const begin = () => {
    leave = subscribe({
      next: event => {
        failures = 0
        onEvent(event)
      },
      ended: error => {
        leave = () => {}
        if (notTheirs.has(statusOf(error) ?? 0)) return
        failures += 1
        leave = timers.after(reconnectWait(failures, random()), begin)
      },
    })
  }
  begin()
  return () => leave()
}

/** The events of a trade's conversation, past the cache: what an event does to the data, its handler does. */
export const chatSubscription =
  (client: ApolloClient, tradeId: string): FollowParts['subscribe'] =>
  ({ next, ended }) => {
    const request = { query: ChatEventsSubscription, variables: { tradeId } }
    const subscription = execute(client.link, request, { client }).subscribe({
      next: result => {
        const event = result.data?.['chatEvents'] as ChatEvent | null | undefined
        if (event !== undefined && event !== null) next(event)
        else if (result.errors !== undefined) ended(new CombinedGraphQLErrors(result))
      },
      error: ended,
      complete: () => ended(undefined),
    })
    return () => subscription.unsubscribe()
  }
