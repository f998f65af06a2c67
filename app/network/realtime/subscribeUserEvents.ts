import { execute } from '@apollo/client/link'
import type { ApolloClient } from '@apollo/client'
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import type { RealtimeParts } from './realtime.ts'
import { UserEventsSubscription, type UserEvent } from './UserEvents.subscription.ts'

/**
 * Subscribes to the user's events past the cache: an event that is known already must not put older data into it. What an
 * event does to the data, its reaction does.
 */
export function subscribeUserEvents(
  client: ApolloClient,
  { next, ended }: Parameters<RealtimeParts['subscribe']>[0],
): () => void {
  const subscription = execute(client.link, { query: UserEventsSubscription }, { client }).subscribe({
    next: result => {
      const event = result.data?.['userEvents'] as UserEvent | undefined
      if (event !== undefined && event !== null) next(event)
      else if (result.errors !== undefined) ended(new CombinedGraphQLErrors(result))
    },
    error: ended,
    complete: () => ended(undefined),
  })
  return () => subscription.unsubscribe()
}
