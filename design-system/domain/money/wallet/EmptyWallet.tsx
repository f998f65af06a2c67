import { useT } from '../../../locales/useT.ts'
import { LinkButton } from '../../../primitives/button/LinkButton.tsx'
import { Card } from '../../../primitives/card/Card.tsx'
import { EmptyState } from '../../../primitives/state/EmptyState.tsx'

interface EmptyWalletProps {
  receiveHref: string
  /** The offers to buy from. */
  offersHref: string
}

/** A wallet that nothing has ever come to, and the way to the first coins. */
export function EmptyWallet({ receiveHref, offersHref }: EmptyWalletProps) {
  const t = useT('wallet')
  return (
    <Card padding="none">
      <EmptyState
        title={t('empty')}
        actions={
          <>
            <LinkButton variant="primary" href={receiveHref}>
              {t('receive')}
            </LinkButton>
            <LinkButton href={offersHref}>{t('findOffers')}</LinkButton>
          </>
        }
      >
        {t('emptyText')}
      </EmptyState>
    </Card>
  )
}
