import Keyboard from 'lucide-react/icons/keyboard'
import LogOut from 'lucide-react/icons/log-out'
import type { ReactNode } from 'react'
import { BrandMark } from '../../../brand/BrandMark.tsx'
import { useT } from '../../../locales/useT.ts'
import { IconButton } from '../../../primitives/button/IconButton.tsx'
import { IconButtonLink } from './IconButtonLink.tsx'
import { Tag } from '../../../primitives/chip/Tag.tsx'
import { useLinkComponent } from '../../../primitives/link/LinkContext.ts'
import { useLazyOverlay } from '../../../primitives/overlay/useLazyOverlay.ts'
import { mainId, SkipLink } from '../../page/layout/PageMain.styles.ts'
import { TileAvatar } from '../../people/profile/trader/TileAvatar.tsx'
import {
  Bar,
  BarBrand,
  BarEnd,
  BrandLink,
  DeskMain,
  FootWords,
  FrameRoot,
  Room,
  SearchPlace,
  Side,
  SideBrand,
  SideFoot,
} from './DeskFrame.styles.ts'
import { DeskNav } from './DeskNav.tsx'
import type { DeskNavProps } from './DeskNav.tsx'
import { deskPlaceNames, deskPlaces } from './deskPlace.ts'
import type { DeskDuty } from './deskPlace.ts'
import { DeskTabs } from './DeskTabs.tsx'
import { DoorClock } from './DoorClock.tsx'
import { useDeskKeys } from './useDeskKeys.ts'

const loadHelp = async () => (await import('./ShortcutHelp.tsx')).ShortcutHelp

type DeskFrameProps = DeskNavProps & {
  /** Who is at the desk. */
  userName: string
  /** Arbiters have the pages of disputes alone. */
  duty?: DeskDuty
  pictureUrl?: string | null | undefined
  /** Until when it is open; null while it is closed. */
  openUntil: string | null
  /** Asks for a code again, or closes the desk. */
  onDoor: () => void
  /** Opens the list of all that can be done from anywhere, a `DeskSearch`; null until it is there. */
  search: ReactNode
  /** What is behind the bell. */
  bell?: ReactNode
  /** Under the bar: how the connection is. */
  banner?: ReactNode
  /** Where the queues are; null for whoever has none. */
  queuesHref: string | null
  /** Back to the market. */
  exitHref: string
  /** Whether single keys do something; `onKeys` changes it. */
  hasKeys: boolean
  onKeys: (isOn: boolean) => void
  /** Goes to a page that was chosen by a key. */
  onGo: (href: string) => void
  /** The page. */
  children: ReactNode
}

/** What stands around every page of the desk: its pages with what waits there, the search, and how long the desk is open. */
export function DeskFrame(props: DeskFrameProps) {
  const { links, current, counts, userName, pictureUrl, exitHref, queuesHref, children } = props
  const { duty = 'operator', openUntil, onDoor, search, bell, banner, hasKeys, onKeys, onGo } = props
  const t = useT('desk')
  const link = useLinkComponent()
  const { triggerRef, isOpen, Overlay, setOpen, preloading } = useLazyOverlay(loadHelp)
  useDeskKeys(hasKeys, {
    onKey: key => key === '?' && setOpen(true),
    onGo: key => {
      const place = deskPlaceNames.find(name => deskPlaces[name].key === key)
      const href = place && links[place]
      if (href !== undefined) onGo(href)
    },
  })
  const home = links.today ?? links.disputes ?? exitHref
  return (
    <FrameRoot>
      <SkipLink href={`#${mainId}`}>{t('nav.skip')}</SkipLink>
      <Side as="nav" aria-label={t('nav.label')}>
        <SideBrand>
          <BrandLink as={link} href={home}>
            <BrandMark data-look="full" />
            <BrandMark data-look="sign" look="sign" />
          </BrandLink>
          <Tag data-part="badge">{t(duty)}</Tag>
        </SideBrand>
        <div>
          <DeskNav {...{ links, current, counts }} />
        </div>
        <SideFoot>
          <TileAvatar userName={userName} pictureUrl={pictureUrl} size="m" />
          <FootWords>
            <strong>{userName}</strong>
            <span>{t(duty)}</span>
          </FootWords>
          <IconButtonLink icon={LogOut} label={t('nav.leave')} href={exitHref} />
        </SideFoot>
      </Side>
      <Room>
        <Bar>
          <BarBrand as={link} href={home}>
            <BrandMark look="sign" />
          </BarBrand>
          {search ?? <SearchPlace />}
          <BarEnd>
            {openUntil !== null && <DoorClock openUntil={openUntil} onPress={onDoor} />}
            <span data-at="wide">
              <IconButton
                ref={triggerRef}
                icon={Keyboard}
                label={t('keys.open')}
                aria-haspopup="dialog"
                aria-keyshortcuts="?"
                onClick={() => setOpen(true)}
                {...preloading}
              />
            </span>
            {bell}
          </BarEnd>
        </Bar>
        {banner}
        <DeskMain id={mainId} tabIndex={-1}>
          {children}
        </DeskMain>
      </Room>
      <DeskTabs {...{ links, current, counts, queuesHref, userName, duty, exitHref }} />
      {Overlay !== null && isOpen && (
        <Overlay links={links} isOn={hasKeys} onChange={onKeys} onClose={() => setOpen(false)} />
      )}
    </FrameRoot>
  )
}
