import { useT } from '../../../locales/useT.ts'
import { PartFailed } from '../../page/state/PartFailed.tsx'
import type { Retry } from '../../page/state/PartFailed.tsx'
import { StatePlace } from './TransactionList.styles.ts'

/** Movements that did not load. */
export function TransactionListFailed(retry: Retry) {
  const t = useT('transaction')
  return (
    <StatePlace>
      <PartFailed {...retry} title={t('failed')} retryingLabel={t('retrying')}>
        {t('failedText')}
      </PartFailed>
    </StatePlace>
  )
}
