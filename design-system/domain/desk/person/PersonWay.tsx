import ChevronRight from 'lucide-react/icons/chevron-right'
import { useT } from '../../../locales/useT.ts'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import { TextLink } from '../../../primitives/link/TextLink.tsx'
import { Caption } from '../../../primitives/text/Caption.tsx'
import { ListKeys } from './list/ListKeys.tsx'
import { WayLine, WaySteps } from './PersonLayout.styles.ts'

interface PersonWayProps {
  userName: string
  /** The list that one came from, as one left it. */
  listHref: string
  /** J and K lead on and back in that list. */
  hasKeys: boolean
}

/** The way back to the list of people, and which keys go on in it. */
export function PersonWay({ userName, listHref, hasKeys }: PersonWayProps) {
  const t = useT('deskPerson')
  return (
    <WayLine>
      <nav aria-label={t('page.where')}>
        <WaySteps>
          <li>
            <TextLink href={listHref}>{t('page.people')}</TextLink>
          </li>
          <li aria-current="page">
            <Icon of={ChevronRight} size="xs" />
            <Caption>{userName}</Caption>
          </li>
        </WaySteps>
      </nav>
      {hasKeys && <ListKeys>{t('keys.people')}</ListKeys>}
    </WayLine>
  )
}
