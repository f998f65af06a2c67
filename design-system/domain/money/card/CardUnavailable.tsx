import { useT } from '../../../locales/useT.ts'
import { LinkButton } from '../../../primitives/button/LinkButton.tsx'
import { Card } from '../../../primitives/card/Card.tsx'
import { EmptyState } from '../../../primitives/state/EmptyState.tsx'

interface CardUnavailableProps {
  offersHref: string
}

/** No provider takes cards here: the nearest thing to do. */
export function CardUnavailable({ offersHref }: CardUnavailableProps) {
  const t = useT('card')
  return (
    <Card>
      <EmptyState title={t('unavailable')} actions={<LinkButton href={offersHref}>{t('offers')}</LinkButton>}>
        {t('unavailableText')}
      </EmptyState>
    </Card>
  )
}
