import { useT } from '../../locales/useT.ts'
import { ListFailed } from './ListFailed.tsx'
import type { ListRetry } from './ListFailed.tsx'

/** The adverts could not be loaded. Coins are as they were: it says so. */
export function AdvertListFailed(props: ListRetry) {
  const t = useT('ownAdvert')
  const tCommon = useT('common')
  return (
    <ListFailed {...props} title={t('failed.title')} retryingLabel={t('failed.retrying')}>
      {tCommon('moneySafe')}
    </ListFailed>
  )
}
