import { NotificationFeed } from '@souk/design-system/domain/telling/notification/NotificationFeed.tsx'
import type { NotificationFilter } from '@souk/design-system/domain/telling/notification/NotificationFeed.tsx'
import { sectionId } from '@souk/design-system/domain/people/setting/section/settingSection.ts'
import { PageTitle } from '@souk/design-system/domain/page/layout/PageTitle.tsx'
import { ReadingLayout } from '@souk/design-system/domain/page/layout/ReadingLayout.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { TextLink } from '@souk/design-system/primitives/link/TextLink.tsx'
import { useState } from 'react'
import { usePageWords } from '../../parts/frame/usePageWords.ts'
import { paths } from '../../routes/paths.ts'
import { noAssets, useAssets } from '../../session/useAssets.ts'
import { useViewer } from '../../services/useViewer.ts'
import { notificationHref } from './notificationHref.ts'
import { useNotificationFeed } from './useNotificationFeed.ts'

/** Everything that the viewer was told, by days, as far back as they look. */
export function NotificationsPage() {
  const t = useT('notification')
  const tPage = useT('notificationPage')
  const [filter, setFilter] = useState<NotificationFilter>('all')
  const feed = useNotificationFeed(filter)
  const assets = useAssets() ?? noAssets
  const unreadCount = useViewer()?.notificationsCount ?? 0
  usePageWords(unreadCount === 0 ? {} : { unread: String(unreadCount) })
  return (
    <ReadingLayout>
      <PageTitle
        lead={tPage('lead')}
        actions={
          <TextLink href={`${paths.settings()}#${sectionId('notifications')}`} data-standing="">
            {tPage('settings')}
          </TextLink>
        }
      >
        {t('title')}
      </PageTitle>
      <NotificationFeed
        {...feed}
        filter={filter}
        onFilter={setFilter}
        unreadCount={unreadCount}
        assets={assets}
        hrefOf={notificationHref}
      />
    </ReadingLayout>
  )
}
