import { useT } from '../../locales/useT.ts'
import { Card } from '../../primitives/card/Card.tsx'
import { ErrorState } from '../../primitives/state/ErrorState.tsx'

interface WalletFailedProps {
  onRetry: () => void
  isRetrying?: boolean | undefined
}

/** The wallet could not be loaded. The money is where it was: it says so. */
export function WalletFailed({ onRetry, isRetrying = false }: WalletFailedProps) {
  const t = useT('wallet')
  const tCommon = useT('common')
  return (
    <Card padding="none">
      <ErrorState
        title={t('failed')}
        retryLabel={tCommon('verb.retry')}
        onRetry={onRetry}
        retryingLabel={isRetrying ? tCommon('state.loading') : undefined}
      >
        {t('failedText')}
      </ErrorState>
    </Card>
  )
}
