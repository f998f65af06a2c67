import { useT } from '../../../../locales/useT.ts'
import { FailedCard } from '../../../page/state/FailedCard.tsx'

interface ReceiveFailedProps {
  onRetry: () => void
}

/** The address did not come; another network can be chosen meanwhile. */
export function ReceiveFailed({ onRetry }: ReceiveFailedProps) {
  const t = useT('receive')
  return (
    <FailedCard title={t('failed')} onRetry={onRetry}>
      {t('failedText')}
    </FailedCard>
  )
}
