import { useT } from '../../../locales/useT.ts'
import { FailedCard } from '../../state/FailedCard.tsx'

interface IntegrationFailedProps {
  onRetry: () => void
  isRetrying: boolean
}

/** Addresses and keys that did not load. */
export function IntegrationFailed(retry: IntegrationFailedProps) {
  const t = useT('merchantIntegration')
  return <FailedCard title={t('failed')} {...retry} />
}
