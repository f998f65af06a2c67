import { useT } from '../../../locales/useT.ts'
import { ErrorState } from '../../../primitives/state/ErrorState.tsx'
import { StatePlace } from '../../transaction/TransactionList.styles.ts'

interface InvoiceListFailedProps {
  onRetry: () => void
  isRetrying: boolean
}

/** Invoices that did not load. */
export function InvoiceListFailed({ onRetry, isRetrying }: InvoiceListFailedProps) {
  const t = useT('merchantInvoice')
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
