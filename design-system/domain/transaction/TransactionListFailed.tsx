import { useT } from '../../locales/useT.ts'
import { ErrorState } from '../../primitives/state/ErrorState.tsx'
import { StatePlace } from './TransactionList.styles.ts'

interface TransactionListFailedProps {
  onRetry: () => void
  isRetrying: boolean
}

/** Movements that did not load. */
export function TransactionListFailed({ onRetry, isRetrying }: TransactionListFailedProps) {
  const t = useT('transaction')
  const tCommon = useT('common')
  return (
    <StatePlace>
      <ErrorState
        title={t('failed')}
        retryLabel={tCommon('verb.retry')}
        onRetry={onRetry}
        retryingLabel={isRetrying ? t('retrying') : undefined}
      >
        {t('failedText')}
      </ErrorState>
    </StatePlace>
  )
}
