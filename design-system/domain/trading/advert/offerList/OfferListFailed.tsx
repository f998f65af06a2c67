import { useT } from '../../../../locales/useT.ts'
import { PartFailed } from '../../../page/state/PartFailed.tsx'
import type { Retry } from '../../../page/state/PartFailed.tsx'
import { StatePlace } from './OfferList.styles.ts'

/** The list could not be loaded. Nothing was at stake: it says so. */
export function OfferListFailed(retry: Retry) {
  const t = useT('advert')
  return (
    <StatePlace>
      <PartFailed {...retry} title={t('search.failed')} retryingLabel={t('search.retrying')}>
        {t('search.failedText')}
      </PartFailed>
    </StatePlace>
  )
}
