import { NetworkStatus } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import type {
  NotificationFeedContent,
  NotificationFilter,
} from '@souk/design-system/domain/telling/notification/NotificationFeed.tsx'
import { useState } from 'react'
import { NotificationsQuery } from './Notifications.query.ts'
import { useReadNotifications } from './useReadNotifications.ts'

/** As many as fill a screen or two. */
const part = 30

interface NotificationFeedState {
  readonly content: NotificationFeedContent
  readonly onRead: (ids: readonly string[]) => void
  readonly onReadAll: () => void
}

/** The notifications as far back as somebody has looked, live. */
export function useNotificationFeed(filter: NotificationFilter): NotificationFeedState {
  const isUnread = filter === 'unread'
  const [readHere, setReadHere] = useState<ReadonlySet<string>>(new Set())
  const { read, readAll } = useReadNotifications()
  const { data, error, refetch, fetchMore, networkStatus } = useQuery(NotificationsQuery, {
    variables: isUnread ? { limit: part, isUnread } : { limit: part },
    fetchPolicy: 'cache-and-network',
    // Those that were asked for later stay when the newest are asked for again.
    refetchWritePolicy: 'merge',
    notifyOnNetworkStatusChange: true,
  })
  const found = data?.notifications
  // What was read here stays under the eyes of who read it; what was read elsewhere is gone.
  const items =
    found?.items.filter(({ id, readAt }) => !isUnread || readAt === null || readHere.has(id)) ?? []
  const keep = (ids: readonly string[]) => setReadHere(known => new Set([...known, ...ids]))
  // Whatever fails shows in its place.
  const quietly = (asking: Promise<unknown>) => void asking.catch(() => {})
  const retry = () => quietly(refetch())
  const before = found?.items.at(-1)?.id

  const content = (): NotificationFeedContent => {
    if (!found) return error === undefined ? { status: 'loading' } : { status: 'failed', onRetry: retry }
    return {
      status: 'ready',
      items,
      isStale: error !== undefined,
      onRetry: retry,
      onMore:
        found.hasMore && before !== undefined ? () => quietly(fetchMore({ variables: { before } })) : null,
      isLoadingMore: networkStatus === NetworkStatus.fetchMore,
    }
  }
  return {
    content: content(),
    onRead: ids => {
      keep(ids)
      read(ids)
    },
    onReadAll: () => {
      const ids = items.map(({ id }) => id)
      keep(ids)
      readAll(ids)
    },
  }
}
