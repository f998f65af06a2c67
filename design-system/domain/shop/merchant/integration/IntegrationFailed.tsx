import { useT } from '../../../../locales/useT.ts'
import { FailedCard } from '../../../page/state/FailedCard.tsx'
import type { Retry } from '../../../page/state/PartFailed.tsx'

/** Addresses and keys that did not load. */
export function IntegrationFailed(retry: Retry) {
  const t = useT('merchantIntegration')
  return <FailedCard title={t('failed')} {...retry} />
}
