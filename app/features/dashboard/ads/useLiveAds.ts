import type { ApolloClient } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { useEffect, useEffectEvent } from 'react'
import type { AdStatesQuery as StatesData } from '../../../__generated__/graphql.ts'
import { marked } from '../../../network/apollo/requestMarks.ts'
import { useServices } from '../../../services/useServices.ts'
import { AdStatesQuery } from './Ads.queries.ts'

/** Rates, hours and balances move adverts without an event of their own, in milliseconds. */
const askEvery = 10_000

type State = NonNullable<StatesData['advertStates']>['items'][number]

/** Puts what became of an advert into the cache, from where its row takes it. */
function keep(client: ApolloClient, state: State): void {
  const { id, status, price, maximum, isVisible, invisibleReasons, withheldReason, stockLeft } = state
  client.cache.modify({
    id: client.cache.identify({ __typename: 'Advert', id }) ?? '',
    fields: {
      status: () => status,
      price: () => price,
      maximum: () => maximum,
      settings: kept =>
        kept === null ? kept : { ...kept, isVisible, invisibleReasons, withheldReason, stockLeft },
    },
  })
}

/**
 * Keeps the adverts on screen as they are now: asked again every ten seconds in sight, and at once after events of trades and
 * balances.
 * @param onMoved one of them is shown now and was not, or the other way round
 */
export function useLiveAds(
  adverts: readonly { readonly id: string; readonly settings: { readonly isVisible: boolean } }[],
  onMoved: () => void,
): void {
  const { client } = useServices()
  const { data } = useQuery(AdStatesQuery, {
    variables: { ids: adverts.map(({ id }) => id) },
    skip: adverts.length === 0,
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'network-only',
    pollInterval: askEvery,
    skipPollAttempt: () => document.visibilityState === 'hidden',
    // What is there stays there; the list says that it did not load.
    context: marked({ errors: 'silent' }),
  })
  const states = data?.advertStates?.items
  const take = useEffectEvent((fresh: readonly State[]) => {
    const wasVisible = new Map(adverts.map(({ id, settings }) => [id, settings.isVisible]))
    for (const state of fresh) keep(client, state)
    if (fresh.some(({ id, isVisible }) => wasVisible.has(id) && wasVisible.get(id) !== isVisible)) onMoved()
  })
  useEffect(() => {
    if (states) take(states)
  }, [states])
}
