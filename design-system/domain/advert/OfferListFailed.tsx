import { useT } from '../../locales/useT.ts'
import { ErrorState } from '../../primitives/state/ErrorState.tsx'
import { StatePlace } from './OfferList.styles.ts'

interface OfferListFailedProps {
  onRetry: () => void
  isRetrying?: boolean | undefined
}

/** The list could not be loaded. Nothing was at stake: it says so. */
export function OfferListFailed({ onRetry, isRetrying = false }: OfferListFailedProps) {
  const t = useT('advert')
  const tCommon = useT('common')
  return (
    <StatePlace>
      <ErrorState
        title={t('search.failed')}
        retryLabel={tCommon('verb.retry')}
        onRetry={onRetry}
        retryingLabel={isRetrying ? t('search.retrying') : undefined}
      >
        {t('search.failedText')}
      </ErrorState>
    </StatePlace>
  )
}
