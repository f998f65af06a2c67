import { useT } from '../../../locales/useT.ts'
import { LinkButton } from '../../../primitives/button/LinkButton.tsx'
import { Card } from '../../../primitives/card/Card.tsx'
import { EmptyState } from '../../../primitives/state/EmptyState.tsx'

interface CredentialGoneStateProps {
  listHref: string
}

/** In place of the form of details that are not the viewer's, or not any more: nobody learns which. */
export function CredentialGoneState({ listHref }: CredentialGoneStateProps) {
  const t = useT('credential')
  return (
    <Card padding="none">
      <EmptyState title={t('gone')} actions={<LinkButton href={listHref}>{t('back')}</LinkButton>}>
        {t('goneText')}
      </EmptyState>
    </Card>
  )
}
