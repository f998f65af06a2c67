import { useQuery } from '@apollo/client/react'
import { DeskFrame } from '@souk/design-system/domain/desk/frame/DeskFrame.tsx'
import type { DeskCounts } from '@souk/design-system/domain/desk/frame/deskPlace.ts'
import { useMemo, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { ConnectionLine } from '../../../parts/frame/ConnectionLine.tsx'
import { matchRoute } from '../../../routes/matchRoute.ts'
import { paths } from '../../../routes/paths.ts'
import { useServices } from '../../../services/useServices.ts'
import type { Viewer } from '../../../session/Viewer.query.ts'
import { DeskContext } from '../DeskContext.ts'
import { arbiterLinks, deskPlaceOf } from '../deskLinks.ts'
import { CaseCountsQuery } from '../Disputes.queries.ts'
import { useKeyChoice } from './useKeyChoice.ts'

interface ArbiterPlaceProps {
  viewer: Viewer
  /** What is behind the bell. */
  bell: ReactNode
  /** The page. */
  children: ReactNode
}

/** The frame of the desk for arbiters: disputes alone, and no door, for no money leaves the house by what they do. */
export function ArbiterPlace({ viewer, bell, children }: ArbiterPlaceProps) {
  const { navigation } = useServices()
  const { pathname } = useLocation()
  const [hasKeys, setKeys] = useKeyChoice()
  const match = matchRoute(pathname)
  const { data } = useQuery(CaseCountsQuery)
  const found = data?.disputes?.counts
  const counts: DeskCounts =
    found === undefined
      ? {}
      : {
          disputes: {
            count: found.disputes + found.claims,
            tone: found.raised > 0 ? 'negative' : 'neutral',
          },
        }
  const standing = useMemo(() => ({ hasKeys, ask: () => {} }), [hasKeys])
  return (
    <DeskContext value={standing}>
      <DeskFrame
        duty="arbiter"
        links={arbiterLinks}
        current={match === null ? null : (deskPlaceOf[match.name] ?? null)}
        counts={counts}
        userName={viewer.userName}
        pictureUrl={viewer.avatarUrl}
        openUntil={null}
        onDoor={() => {}}
        search={null}
        bell={bell}
        banner={<ConnectionLine />}
        queuesHref={null}
        exitHref={paths.dashboard()}
        hasKeys={hasKeys}
        onKeys={setKeys}
        onGo={navigation.go}
      >
        {children}
      </DeskFrame>
    </DeskContext>
  )
}
