import { useT } from '../../../locales/useT.ts'
import { FailedCard } from '../../page/state/FailedCard.tsx'
import type { Retry } from '../../page/state/PartFailed.tsx'

/** The wallet could not be loaded. The money is where it was: it says so. */
export function WalletFailed(retry: Retry) {
  const t = useT('wallet')
  return (
    <FailedCard {...retry} title={t('failed')}>
      {t('failedText')}
    </FailedCard>
  )
}
