import { useT } from '../../locales/useT.ts'
import { ListFailed } from './ListFailed.tsx'
import type { ListRetry } from './ListFailed.tsx'

/** The list could not be loaded. Trades and coins are as they were: it says so. */
export function TradeListFailed(props: ListRetry) {
  const t = useT('dashboard')
  return (
    <ListFailed {...props} title={t('failed.title')} retryingLabel={t('failed.retrying')}>
      {t('failed.text')}
    </ListFailed>
  )
}
