import { useLazyQuery, useMutation } from '@apollo/client/react'
import type { NotificationContent } from '@souk/design-system/domain/notification/NotificationList.tsx'
import { NotificationsQuery } from './Notifications.query.ts'
import { ReadNotificationsMutation } from './ReadNotifications.mutation.ts'

interface Notifications {
  readonly content: NotificationContent
  readonly onOpen: () => void
  readonly onRead: (id: string) => void
  readonly onReadAll: () => void
}

/** What is behind the bell: asked for when it is opened, live from then on. */
export function useNotifications(): Notifications {
  const [fetch, { data, error }] = useLazyQuery(NotificationsQuery, { fetchPolicy: 'cache-and-network' })
  const [read] = useMutation(ReadNotificationsMutation)
  const open = () => {
    // The list says by itself that it did not load.
    fetch().catch(() => {})
  }
  return {
    content: contentOf(data?.notifications?.items, error !== undefined, open),
    onOpen: open,
    onRead: id => {
      // Unread is what it stays then.
      read({ variables: { input: { ids: [id] } } }).catch(() => {})
    },
    onReadAll: () => {
      read({ variables: { input: {} }, refetchQueries: [NotificationsQuery] }).catch(() => {})
    },
  }
}

type Items = Extract<NotificationContent, { status: 'ready' }>['items']

function contentOf(items: Items | undefined, isFailed: boolean, retry: () => void): NotificationContent {
  if (items !== undefined) return { status: 'ready', items }
  return isFailed ? { status: 'failed', onRetry: retry } : { status: 'loading' }
}
