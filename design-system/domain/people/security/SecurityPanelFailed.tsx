import { useT } from '../../../locales/useT.ts'
import { Card } from '../../../primitives/card/Card.tsx'
import { PartFailed } from '../../page/state/PartFailed.tsx'
import type { Retry } from '../../page/state/PartFailed.tsx'

/** A panel of security that did not load. */
export function SecurityPanelFailed(retry: Retry) {
  const t = useT('security')
  return (
    <Card as="section">
      <PartFailed {...retry} title={t('failed.title')} retryingLabel={t('failed.retrying')} />
    </Card>
  )
}
