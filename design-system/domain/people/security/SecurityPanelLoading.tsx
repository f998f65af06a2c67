import { useT } from '../../../locales/useT.ts'
import { Card } from '../../../primitives/card/Card.tsx'
import { Loading } from '../../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx'

/** A panel of security while it is coming. */
export function SecurityPanelLoading() {
  const t = useT('security')
  return (
    <Card as="section">
      <Loading label={t('loading')} gap="4">
        <Skeleton width="quarter" />
        <Skeleton shape="small-line" width="most" />
        <Skeleton shape="block" width="full" />
        <Skeleton shape="button" />
      </Loading>
    </Card>
  )
}
