import { useT } from '../../../../locales/useT.ts'
import { LinkButton } from '../../../../primitives/button/LinkButton.tsx'
import { Card } from '../../../../primitives/card/Card.tsx'
import { EmptyState } from '../../../../primitives/state/EmptyState.tsx'

interface NoAddressesProps {
  coinCode: string
  receiveHref: string
}

/** A coin that was never received, and the way to its first address. */
export function NoAddresses({ coinCode, receiveHref }: NoAddressesProps) {
  const t = useT('receive')
  return (
    <Card padding="none">
      <EmptyState
        title={t('history.empty', { coin: coinCode })}
        actions={
          <LinkButton variant="primary" href={receiveHref}>
            {t('history.receive', { coin: coinCode })}
          </LinkButton>
        }
      >
        {t('history.emptyText')}
      </EmptyState>
    </Card>
  )
}
