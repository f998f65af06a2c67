import { NotificationBell } from '@souk/design-system/domain/telling/notification/NotificationBell.tsx'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { arbiterPages } from '../../features/operator/deskLinks.ts'
import { ArbiterPlace } from '../../features/operator/frame/ArbiterPlace.tsx'
import { DeskPlace } from '../../features/operator/frame/DeskPlace.tsx'
import { usePageWords } from '../../parts/frame/usePageWords.ts'
import { matchRoute } from '../../routes/matchRoute.ts'
import { useViewer } from '../../services/useViewer.ts'
import type { Viewer } from '../../session/Viewer.query.ts'
import { AppFrame } from './AppFrame.tsx'
import { NobodysPage } from './SlugPage.tsx'
import { useNotices } from './useNotices.ts'

interface DeskLayoutProps {
  /** A page of the desk. */
  children: ReactNode
}

/** What stands around the pages of the desk; for whoever has no duty there are no such pages, as the server says of each of its calls. */
export function DeskLayout({ children }: DeskLayoutProps) {
  const viewer = useViewer()
  const { pathname } = useLocation()
  if (viewer === null) return null
  const Place = placeFor(viewer, pathname)
  if (Place === null)
    return (
      <AppFrame>
        <NotFound />
      </AppFrame>
    )
  return (
    <Desk viewer={viewer} place={Place}>
      {children}
    </Desk>
  )
}

/** The frame for whoever looks: operators have the whole desk, arbiters its disputes; null for everybody else. */
function placeFor({ roles }: Viewer, pathname: string) {
  if (roles.some(role => role === 'operator')) return DeskPlace
  const isArbiter = roles.some(role => role === 'arbiter')
  return isArbiter && arbiterPages.some(name => name === matchRoute(pathname)?.name) ? ArbiterPlace : null
}

function Desk({
  viewer,
  place: Place,
  children,
}: DeskLayoutProps & { viewer: Viewer; place: NonNullable<ReturnType<typeof placeFor>> }) {
  const notices = useNotices()
  return (
    <Place viewer={viewer} bell={<NotificationBell {...notices} unreadCount={viewer.notificationsCount} />}>
      {children}
    </Place>
  )
}

function NotFound() {
  usePageWords({}, 'notFound')
  return <NobodysPage />
}
