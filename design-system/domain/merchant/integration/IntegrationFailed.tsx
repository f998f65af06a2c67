import { useT } from '../../../locales/useT.ts'
import { FailedCard } from '../../state/FailedCard.tsx'
import type { Retry } from '../../state/PartFailed.tsx'

/** Addresses and keys that did not load. */
export function IntegrationFailed(retry: Retry) {
  const t = useT('merchantIntegration')
  return <FailedCard title={t('failed')} {...retry} />
}
