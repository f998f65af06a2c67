import ChevronRight from 'lucide-react/icons/chevron-right'
import { useT } from '../../../locales/useT.ts'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import { TextLink } from '../../../primitives/link/TextLink.tsx'
import { Caption } from '../../../primitives/text/Caption.tsx'
import { WaySteps } from '../person/PersonLayout.styles.ts'

interface CaseWayProps {
  tradeId: string
  listHref: string
}

/** The way back to the lists of cases. */
export function CaseWay({ tradeId, listHref }: CaseWayProps) {
  const t = useT('deskDispute')
  return (
    <nav aria-label={t('case.way')}>
      <WaySteps>
        <li>
          <TextLink href={listHref}>{t('case.back')}</TextLink>
        </li>
        <li aria-current="page">
          <Icon of={ChevronRight} size="xs" />
          <Caption>{t('case.title', { id: tradeId })}</Caption>
        </li>
      </WaySteps>
    </nav>
  )
}
