import { useT } from '../../../locales/useT.ts'
import { Card } from '../../../primitives/card/Card.tsx'
import { ErrorState } from '../../../primitives/state/ErrorState.tsx'

interface IntegrationFailedProps {
  onRetry: () => void
  isRetrying: boolean
}

/** Addresses and keys that did not load. */
export function IntegrationFailed({ onRetry, isRetrying }: IntegrationFailedProps) {
  const t = useT('merchantIntegration')
  const tCommon = useT('common')
  return (
    <Card padding="none">
      <ErrorState
        title={t('failed')}
        retryLabel={tCommon('verb.retry')}
        onRetry={onRetry}
        retryingLabel={isRetrying ? tCommon('state.loading') : undefined}
      >
        {tCommon('moneySafe')}
      </ErrorState>
    </Card>
  )
}
