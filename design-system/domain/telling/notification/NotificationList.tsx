import { useT } from '../../../locales/useT.ts'
import { EmptyState } from '../../../primitives/state/EmptyState.tsx'
import type { AssetBook } from '../../reference/asset/assetBook.ts'
import { PartFailed } from '../../page/state/PartFailed.tsx'
import type { Content } from '../../page/state/content.ts'
import { NotificationItem } from './NotificationItem.tsx'
import type { NotificationHref, NotificationShape } from './notificationShape.ts'
import { NotificationsLoading } from './NotificationsLoading.tsx'

/** What there is to show: nothing yet, a failure that can be tried again, or the list. */
export type NotificationContent = Content<{ items: readonly NotificationShape[] }>

interface NotificationListProps {
  content: NotificationContent
  assets: AssetBook
  hrefOf: NotificationHref
  onFollow?: ((notification: NotificationShape) => void) | undefined
}

/** What a user was told, newest first. Use `NotificationFeed` for a page of it. */
export function NotificationList({ content, assets, hrefOf, onFollow }: NotificationListProps) {
  const t = useT('notification')
  if (content.status === 'failed') return <PartFailed title={t('failed')} onRetry={content.onRetry} />
  if (content.status === 'loading') return <NotificationsLoading />
  if (content.items.length === 0) return <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
  return (
    <ul aria-label={t('title')}>
      {content.items.map(notification => (
        <li key={notification.id}>
          <NotificationItem {...{ notification, assets, hrefOf, onFollow }} />
        </li>
      ))}
    </ul>
  )
}
