import { DeskDoor } from '@souk/design-system/domain/desk/access/DeskDoor.tsx'
import { DoorState } from '@souk/design-system/domain/desk/access/DoorState.tsx'
import { DeskFrame } from '@souk/design-system/domain/desk/frame/DeskFrame.tsx'
import { DeskSearch } from '@souk/design-system/domain/desk/frame/DeskSearch.tsx'
import { useMemo, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { ConnectionLine } from '../../../parts/frame/ConnectionLine.tsx'
import { matchRoute } from '../../../routes/matchRoute.ts'
import { paths } from '../../../routes/paths.ts'
import { useLaterSlot } from '../../../services/useLaterSlot.ts'
import { usePart } from '../../../services/usePart.ts'
import { useServices } from '../../../services/useServices.ts'
import type { Viewer } from '../../../session/Viewer.query.ts'
import { operatorPaths } from '../operatorPaths.ts'
import { DeskContext } from '../DeskContext.ts'
import { deskLinks, deskPlaceOf } from '../deskLinks.ts'
import { useDeskCounts } from './useDeskCounts.ts'
import { useDoor } from './useDoor.ts'
import { useKeyChoice } from './useKeyChoice.ts'

const loadDialog = () =>
  import('@souk/design-system/domain/desk/access/DoorDialog.tsx').then(module => module.DoorDialog)

interface DeskPlaceProps {
  viewer: Viewer
  /** What is behind the bell. */
  bell: ReactNode
  /** The page. */
  children: ReactNode
}

/** The frame around the pages of the desk, and its door: before it was opened with a code no page of it is shown. */
export function DeskPlace({ viewer, bell, children }: DeskPlaceProps) {
  const { navigation, commands } = useServices()
  const { pathname } = useLocation()
  const door = useDoor()
  const counts = useDeskCounts(door.isShown && !door.isOver)
  const [hasKeys, setKeys] = useKeyChoice()
  const showDialog = usePart(door.isAsking, loadDialog)
  const match = matchRoute(pathname)
  const { ask } = door
  // oxlint-disable-next-line react/exhaustive-deps -- what it does is the same in every rendering
  const standing = useMemo(() => ({ hasKeys, ask }), [hasKeys])
  const form = {
    hasTwoFactor: door.state.status !== 'ready' || door.state.hasTwoFactor,
    setUpHref: paths.security(viewer.userName, 'tfa'),
    onOpen: door.open,
  }
  return (
    <DeskContext value={standing}>
      <DeskFrame
        links={deskLinks}
        current={match === null ? null : (deskPlaceOf[match.name] ?? null)}
        counts={counts}
        userName={viewer.userName}
        pictureUrl={viewer.avatarUrl}
        openUntil={door.isShown ? door.openUntil : null}
        onDoor={door.ask}
        search={useLaterSlot(commands, { opener: DeskSearch })}
        bell={bell}
        banner={<ConnectionLine />}
        queuesHref={`${operatorPaths.today()}#queues`}
        exitHref={paths.dashboard()}
        hasKeys={hasKeys}
        onKeys={setKeys}
        onGo={navigation.go}
      >
        {door.isShown && children}
        {!door.isShown &&
          (door.state.status === 'ready' ? <DeskDoor {...form} /> : <DoorState content={door.state} />)}
        {showDialog?.({
          ...form,
          isOver: door.isOver,
          onClose: door.dismiss,
          ...(door.isOver ? {} : { onLeave: door.leave }),
        })}
      </DeskFrame>
    </DeskContext>
  )
}
