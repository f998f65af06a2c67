import { NotificationBell } from '@souk/design-system/domain/telling/notification/NotificationBell.tsx'
import type { ReactNode } from 'react'
import { DeskPlace } from '../../features/operator/frame/DeskPlace.tsx'
import { usePageWords } from '../../parts/frame/usePageWords.ts'
import { useViewer } from '../../services/useViewer.ts'
import type { Viewer } from '../../session/Viewer.query.ts'
import { AppFrame } from './AppFrame.tsx'
import { NobodysPage } from './SlugPage.tsx'
import { useNotices } from './useNotices.ts'

interface DeskLayoutProps {
  /** A page of the desk. */
  children: ReactNode
}

/** What stands around the pages of the desk; for whoever is no operator there are no such pages, as the server says of each of its calls. */
export function DeskLayout({ children }: DeskLayoutProps) {
  const viewer = useViewer()
  if (viewer === null) return null
  if (!viewer.roles.some(role => role === 'operator'))
    return (
      <AppFrame>
        <NotFound />
      </AppFrame>
    )
  return <Desk viewer={viewer}>{children}</Desk>
}

function Desk({ viewer, children }: DeskLayoutProps & { viewer: Viewer }) {
  const notices = useNotices()
  return (
    <DeskPlace
      viewer={viewer}
      bell={<NotificationBell {...notices} unreadCount={viewer.notificationsCount} />}
    >
      {children}
    </DeskPlace>
  )
}

function NotFound() {
  usePageWords({}, 'notFound')
  return <NobodysPage />
}
