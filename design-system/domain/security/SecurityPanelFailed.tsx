import { useT } from '../../locales/useT.ts'
import { Card } from '../../primitives/card/Card.tsx'
import { ErrorState } from '../../primitives/state/ErrorState.tsx'

interface SecurityPanelFailedProps {
  onRetry: () => void
  isRetrying?: boolean | undefined
}

/** A panel of security that did not load. */
export function SecurityPanelFailed({ onRetry, isRetrying = false }: SecurityPanelFailedProps) {
  const t = useT('security')
  const tCommon = useT('common')
  return (
    <Card as="section">
      <ErrorState
        title={t('failed.title')}
        retryLabel={tCommon('verb.retry')}
        onRetry={onRetry}
        retryingLabel={isRetrying ? t('failed.retrying') : undefined}
      >
        {tCommon('moneySafe')}
      </ErrorState>
    </Card>
  )
}
