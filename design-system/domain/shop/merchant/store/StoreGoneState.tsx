import { useT } from '../../../../locales/useT.ts'
import { LinkButton } from '../../../../primitives/button/LinkButton.tsx'
import { Card } from '../../../../primitives/card/Card.tsx'
import { EmptyState } from '../../../../primitives/state/EmptyState.tsx'

/** In place of a store that is closed or somebody else’s: nobody learns which. */
export function StoreGoneState({ listHref }: { listHref: string }) {
  const t = useT('merchant')
  return (
    <Card padding="none">
      <EmptyState title={t('gone')} actions={<LinkButton href={listHref}>{t('back')}</LinkButton>}>
        {t('goneText')}
      </EmptyState>
    </Card>
  )
}
