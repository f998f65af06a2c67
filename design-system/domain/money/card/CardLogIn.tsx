import { useT } from '../../../locales/useT.ts'
import { LinkButton } from '../../../primitives/button/LinkButton.tsx'
import { Card } from '../../../primitives/card/Card.tsx'
import { EmptyState } from '../../../primitives/state/EmptyState.tsx'

interface CardLogInProps {
  logInHref: string
}

/** A purchase is shown to its buyer: whoever came back logged out is led to the log-in. */
export function CardLogIn({ logInHref }: CardLogInProps) {
  const t = useT('card')
  return (
    <Card>
      <EmptyState title={t('ack.whose')} actions={<LinkButton href={logInHref}>{t('ack.logIn')}</LinkButton>}>
        {t('ack.whoseText')}
      </EmptyState>
    </Card>
  )
}
