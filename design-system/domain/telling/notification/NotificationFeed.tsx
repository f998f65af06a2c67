import Check from 'lucide-react/icons/check'
import { useT } from '../../../locales/useT.ts'
import { Button } from '../../../primitives/button/Button.tsx'
import { Card } from '../../../primitives/card/Card.tsx'
import { Notice } from '../../../primitives/notice/Notice.tsx'
import { SegmentedControl } from '../../../primitives/segmented/SegmentedControl.tsx'
import { EmptyState } from '../../../primitives/state/EmptyState.tsx'
import type { AssetBook } from '../../reference/asset/assetBook.ts'
import { PartFailed } from '../../page/state/PartFailed.tsx'
import type { Content } from '../../page/state/content.ts'
import { FeedFoot, FeedHead, FeedNote } from './NotificationFeed.styles.ts'
import { NotificationDays } from './NotificationDays.tsx'
import type { NotificationHref, NotificationShape } from './notificationShape.ts'
import { NotificationsLoading } from './NotificationsLoading.tsx'

export const notificationFilters = ['all', 'unread'] as const
export type NotificationFilter = (typeof notificationFilters)[number]

/** What there is to show: nothing yet, a failure that can be tried again, or the list as far back as somebody has looked. */
export type NotificationFeedContent = Content<{
  items: readonly NotificationShape[]
  /** The newest could not be asked for: what is shown is older. */
  isStale: boolean
  onRetry: () => void
  /** Fetches earlier ones; null when these are all. */
  onMore: (() => void) | null
  isLoadingMore: boolean
}>

interface NotificationFeedProps {
  content: NotificationFeedContent
  filter: NotificationFilter
  onFilter: (filter: NotificationFilter) => void
  /** Of all notifications. */
  unreadCount: number
  assets: AssetBook
  hrefOf: NotificationHref
  onRead: (ids: readonly string[]) => void
  onReadAll: () => void
}

/** Everything that a user was told, by days, in each of its states. Use `NotificationBell` for the latest few. */
export function NotificationFeed(props: NotificationFeedProps) {
  const { filter, onFilter, unreadCount, onReadAll } = props
  const t = useT('notificationPage')
  const tList = useT('notification')
  return (
    <Card as="section" padding="none" aria-label={tList('title')}>
      <FeedHead>
        <SegmentedControl
          label={t('show')}
          size="s"
          segments={notificationFilters.map(value => ({
            value,
            label: t(value),
            count: value === 'unread' && unreadCount > 0 ? unreadCount : undefined,
          }))}
          value={filter}
          onChange={onFilter}
        />
        {unreadCount > 0 && (
          <Button variant="ghost" size="s" icon={Check} onClick={onReadAll}>
            {tList('markAllRead')}
          </Button>
        )}
      </FeedHead>
      <FeedBody {...props} />
    </Card>
  )
}

function FeedBody({ content, filter, assets, hrefOf, onRead }: NotificationFeedProps) {
  const t = useT('notificationPage')
  const tList = useT('notification')
  const tCommon = useT('common')
  if (content.status === 'failed') return <PartFailed title={tList('failed')} onRetry={content.onRetry} />
  if (content.status === 'loading') return <NotificationsLoading />
  return (
    <>
      {content.isStale && (
        <FeedNote>
          <Notice
            tone="warning"
            action={
              <Button variant="ghost" size="s" onClick={content.onRetry}>
                {tCommon('verb.retry')}
              </Button>
            }
          >
            {t('stale')}
          </Notice>
        </FeedNote>
      )}
      {content.items.length === 0 && content.onMore === null ? (
        <FeedEmpty filter={filter} />
      ) : (
        <NotificationDays items={content.items} {...{ assets, hrefOf, onRead }} />
      )}
      {content.onMore !== null && (
        <FeedFoot>
          <Button
            width="fill"
            onClick={content.onMore}
            pendingLabel={content.isLoadingMore ? tCommon('state.loading') : undefined}
          >
            {t('older')}
          </Button>
        </FeedFoot>
      )}
    </>
  )
}

function FeedEmpty({ filter }: Pick<NotificationFeedProps, 'filter'>) {
  const t = useT('notificationPage')
  const tList = useT('notification')
  return filter === 'all' ? (
    <EmptyState title={tList('empty')}>{tList('emptyText')}</EmptyState>
  ) : (
    <EmptyState title={t('noUnread')}>{t('noUnreadText')}</EmptyState>
  )
}
