import { useQuery, useSubscription } from '@apollo/client/react'
import { useEffect, useEffectEvent } from 'react'
import { useServices } from '../../services/useServices.ts'
import { useStanding } from '../../services/useViewer.ts'
import { gql } from '../../__generated__/gql.ts'

/** Whether somebody is here, and that what is known of them is not the same any more. */
const PersonChangedSubscription = gql(`
  subscription PersonChanged($userName: String!) {
    personChanged(userName: $userName) {
      isOnline
      lastOnlineAt
      isChanged
    }
  }
`)

/** Whether somebody is here now. */
const OnlineStateQuery = gql(`
  query OnlineState($input: OnlineStatesInput!) {
    onlineStates(input: $input) {
      items {
        userName
        isOnline
        lastOnlineAt
      }
    }
  }
`)

/** So often a page without a session asks who is here. */
const askEveryMs = 30_000

interface PersonChanges {
  /** As they write it themselves; null before it is known that there is such a person. */
  readonly userName: string | null
  /** Figures or words are not the same any more. */
  readonly onChanged: () => void
}

/**
 * Keeps somebody's presence on screen as they come and go, and calls back when more than that has changed. Visitors have no
 * session to be told by: their page asks.
 */
export function usePersonChanges({ userName, onChanged }: PersonChanges): void {
  const { client } = useServices()
  const standing = useStanding()
  const keep = ({ isOnline, lastOnlineAt }: { isOnline: boolean; lastOnlineAt: string | null }) => {
    for (const kind of ['Profile', 'Trader']) {
      client.cache.modify({
        id: client.cache.identify({ __typename: kind, userName }) ?? '',
        fields: { isOnline: () => isOnline, lastOnlineAt: () => lastOnlineAt },
      })
    }
  }
  useSubscription(PersonChangedSubscription, {
    variables: { userName: userName ?? '' },
    skip: userName === null || standing !== 'member',
    fetchPolicy: 'no-cache',
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (!data) return
      keep(data.personChanged)
      if (data.personChanged.isChanged) onChanged()
    },
  })
  const { data: asked } = useQuery(OnlineStateQuery, {
    variables: { input: { userNames: [userName ?? ''] } },
    skip: userName === null || standing !== 'visitor',
    fetchPolicy: 'no-cache',
    pollInterval: askEveryMs,
    skipPollAttempt: () => document.hidden,
  })
  const keepAnswer = useEffectEvent(keep)
  const state = asked?.onlineStates?.items[0]
  useEffect(() => {
    if (state !== undefined) keepAnswer(state)
  }, [state])
}
