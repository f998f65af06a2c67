import { useT } from '../../locales/useT.ts'
import { ErrorState } from '../../primitives/state/ErrorState.tsx'
import { StatePlace } from './TradeList.styles.ts'

interface TradeListFailedProps {
  onRetry: () => void
  isRetrying?: boolean | undefined
}

/** The list could not be loaded. Trades and coins are as they were: it says so. */
export function TradeListFailed({ onRetry, isRetrying = false }: TradeListFailedProps) {
  const t = useT('dashboard')
  const tCommon = useT('common')
  return (
    <StatePlace>
      <ErrorState
        title={t('failed.title')}
        retryLabel={tCommon('verb.retry')}
        onRetry={onRetry}
        retryingLabel={isRetrying ? t('failed.retrying') : undefined}
      >
        {t('failed.text')}
      </ErrorState>
    </StatePlace>
  )
}
