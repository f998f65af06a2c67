import { useLazyQuery } from '@apollo/client/react'
import type { NotificationContent } from '@souk/design-system/domain/telling/notification/NotificationList.tsx'
import { NotificationsQuery } from './Notifications.query.ts'
import { useReadNotifications } from './useReadNotifications.ts'

/** So many are asked for and shown; the cache may hold more. */
const latest = 10

interface Notifications {
  readonly content: NotificationContent
  readonly onOpen: () => void
  readonly onRead: (id: string) => void
  readonly onReadAll: () => void
}

/** What is behind the bell: asked for when it is opened, live from then on. */
export function useNotifications(): Notifications {
  const [fetch, { data, error }] = useLazyQuery(NotificationsQuery, {
    fetchPolicy: 'cache-and-network',
    // The page may have looked further back.
    refetchWritePolicy: 'merge',
  })
  const { read, readAll } = useReadNotifications()
  const open = () => {
    // The list says by itself that it did not load.
    fetch({ variables: { limit: latest } }).catch(() => {})
  }
  const items = data?.notifications?.items.slice(0, latest)
  return {
    content: contentOf(items, error !== undefined, open),
    onOpen: open,
    onRead: id => read([id]),
    onReadAll: () => readAll(items?.map(({ id }) => id) ?? []),
  }
}

type Items = Extract<NotificationContent, { status: 'ready' }>['items']

function contentOf(items: Items | undefined, isFailed: boolean, retry: () => void): NotificationContent {
  if (items !== undefined) return { status: 'ready', items }
  return isFailed ? { status: 'failed', onRetry: retry } : { status: 'loading' }
}
