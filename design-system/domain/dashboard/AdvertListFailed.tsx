import { useT } from '../../locales/useT.ts'
import { ErrorState } from '../../primitives/state/ErrorState.tsx'
import { StatePlace } from './TradeList.styles.ts'

interface AdvertListFailedProps {
  onRetry: () => void
  isRetrying?: boolean | undefined
}

/** The adverts could not be loaded. Coins are as they were: it says so. */
export function AdvertListFailed({ onRetry, isRetrying = false }: AdvertListFailedProps) {
  const t = useT('ownAdvert')
  const tCommon = useT('common')
  return (
    <StatePlace>
      <ErrorState
        title={t('failed.title')}
        retryLabel={tCommon('verb.retry')}
        onRetry={onRetry}
        retryingLabel={isRetrying ? t('failed.retrying') : undefined}
      >
        {tCommon('moneySafe')}
      </ErrorState>
    </StatePlace>
  )
}
