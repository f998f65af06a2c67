import { useT } from '../../../../locales/useT.ts'
import { PartFailed } from '../../../page/state/PartFailed.tsx'
import type { Retry } from '../../../page/state/PartFailed.tsx'
import { StatePlace } from '../../../money/transaction/TransactionList.styles.ts'

/** Invoices that did not load. */
export function InvoiceListFailed(retry: Retry) {
  const t = useT('merchantInvoice')
  return (
    <StatePlace>
      <PartFailed {...retry} title={t('failed')} retryingLabel={t('retrying')}>
        {t('failedText')}
      </PartFailed>
    </StatePlace>
  )
}
