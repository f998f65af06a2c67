import Inbox from 'lucide-react/icons/inbox'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import { useT } from '../../../locales/useT.ts'
import { Badge } from '../../../primitives/badge/Badge.tsx'
import { VisuallyHidden } from '../../../primitives/hidden/VisuallyHidden.tsx'
import type { IconDrawing } from '../../../primitives/icon/Icon.tsx'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import { useLinkComponent } from '../../../primitives/link/LinkContext.ts'
import { useLazyOverlay } from '../../../primitives/overlay/useLazyOverlay.ts'
import type { DeskNavProps } from './DeskNav.tsx'
import { TabButton, TabItem, TabList, TabMark, TabRoot } from './DeskTabs.styles.ts'
import { deskPlaces } from './deskPlace.ts'
import type { DeskDuty } from './deskPlace.ts'

const load = async () => (await import('./MoreSheet.tsx')).MoreSheet

type DeskTabsProps = DeskNavProps & {
  /** Where the queues are, on the page of the day; null for whoever has none. */
  queuesHref: string | null
  duty: DeskDuty
  userName: string
  /** Back to the market. */
  exitHref: string
}

/** The places of a phone, at its lower edge; what has no room there is behind the last one. */
export function DeskTabs(props: DeskTabsProps) {
  const { links, current, counts, queuesHref } = props
  const t = useT('desk')
  const { triggerRef, isOpen, Overlay, setOpen, preloading } = useLazyOverlay(load)
  const waiting = Object.values(counts).reduce((sum, { count }) => sum + count, 0)
  return (
    <TabRoot aria-label={t('nav.label')}>
      <TabList>
        {links.today !== undefined && (
          <Tab icon={deskPlaces.today.icon} href={links.today} isCurrent={current === 'today'}>
            {t('place.today')}
          </Tab>
        )}
        {queuesHref !== null && (
          <Tab icon={Inbox} href={queuesHref} count={waiting}>
            {t('nav.queues')}
          </Tab>
        )}
        {queuesHref === null && links.disputes !== undefined && (
          <Tab
            icon={deskPlaces.disputes.icon}
            href={links.disputes}
            isCurrent={current === 'disputes'}
            count={waiting}
          >
            {t('place.disputes')}
          </Tab>
        )}
        {links.people !== undefined && (
          <Tab icon={deskPlaces.people.icon} href={links.people} isCurrent={current === 'people'}>
            {t('place.people')}
          </Tab>
        )}
        <li>
          <TabButton
            ref={triggerRef}
            type="button"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setOpen(true)}
            {...preloading}
          >
            <Icon of={LayoutGrid} size="xl" />
            {t('nav.more')}
          </TabButton>
        </li>
      </TabList>
      {Overlay !== null && isOpen && <Overlay {...props} onClose={() => setOpen(false)} />}
    </TabRoot>
  )
}

interface TabProps {
  icon: IconDrawing
  href: string
  isCurrent?: boolean
  count?: number
  children: string
}

function Tab({ icon, href, isCurrent = false, count = 0, children }: TabProps) {
  const t = useT('desk')
  const link = useLinkComponent()
  return (
    <li>
      <TabItem as={link} href={href} {...(isCurrent ? { 'aria-current': 'page' } : {})}>
        <TabMark>
          <Icon of={icon} size="xl" />
          {count > 0 && <Badge count={count} aria-hidden />}
        </TabMark>
        {children}
        {count > 0 && <VisuallyHidden>, {t('nav.waiting', { count })}</VisuallyHidden>}
      </TabItem>
    </li>
  )
}
