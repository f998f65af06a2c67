import { useT } from '../../../locales/useT.ts'
import { Card } from '../../../primitives/card/Card.tsx'
import { ErrorState } from '../../../primitives/state/ErrorState.tsx'

interface ReceiveFailedProps {
  onRetry: () => void
}

/** The address did not come; another network can be chosen meanwhile. */
export function ReceiveFailed({ onRetry }: ReceiveFailedProps) {
  const t = useT('receive')
  const tCommon = useT('common')
  return (
    <Card padding="none">
      <ErrorState title={t('failed')} retryLabel={tCommon('verb.retry')} onRetry={onRetry}>
        {t('failedText')}
      </ErrorState>
    </Card>
  )
}
