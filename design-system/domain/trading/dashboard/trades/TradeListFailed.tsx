import { useT } from '../../../../locales/useT.ts'
import { PartFailed } from '../../../page/state/PartFailed.tsx'
import type { Retry } from '../../../page/state/PartFailed.tsx'
import { StatePlace } from './TradeList.styles.ts'

/** The list could not be loaded. Trades and coins are as they were: it says so. */
export function TradeListFailed(retry: Retry) {
  const t = useT('dashboard')
  return (
    <StatePlace>
      <PartFailed {...retry} title={t('failed.title')} retryingLabel={t('failed.retrying')}>
        {t('failed.text')}
      </PartFailed>
    </StatePlace>
  )
}
