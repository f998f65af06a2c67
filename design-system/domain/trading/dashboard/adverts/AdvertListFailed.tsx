import { useT } from '../../../../locales/useT.ts'
import { PartFailed } from '../../../page/state/PartFailed.tsx'
import type { Retry } from '../../../page/state/PartFailed.tsx'
import { StatePlace } from '../trades/TradeList.styles.ts'

/** The adverts could not be loaded. Coins are as they were: it says so. */
export function AdvertListFailed(retry: Retry) {
  const t = useT('ownAdvert')
  return (
    <StatePlace>
      <PartFailed {...retry} title={t('failed.title')} retryingLabel={t('failed.retrying')} />
    </StatePlace>
  )
}
