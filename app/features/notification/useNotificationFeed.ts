import { useQuery } from '@apollo/client/react'
import type {
  NotificationFeedContent,
  NotificationFilter,
} from '@souk/design-system/domain/telling/notification/NotificationFeed.tsx'
import { useState } from 'react'
import { keysetList, keysetOptions } from '../../network/apollo/lists/keysetList.ts'
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
  const asked = useQuery(NotificationsQuery, {
    variables: isUnread ? { limit: part, isUnread } : { limit: part },
    ...keysetOptions,
  })
  const found = asked.data?.notifications
  // What was read here stays under the eyes of who read it; what was read elsewhere is gone.
  const items =
    found?.items.filter(({ id, readAt }) => !isUnread || readAt === null || readHere.has(id)) ?? []
  const keep = (ids: readonly string[]) => setReadHere(known => new Set([...known, ...ids]))
  const list = keysetList(asked, found)
  return {
    content:
      list.status === 'ready'
        ? // Whatever fails shows in its place.
          { ...list, items, onRetry: () => void asked.refetch().catch(() => {}) }
        : list,
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
