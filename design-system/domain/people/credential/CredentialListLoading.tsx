import { useT } from '../../../locales/useT.ts'
import { Card } from '../../../primitives/card/Card.tsx'
import { Loading } from '../../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx'

/** Saved payment details while they are coming. */
export function CredentialListLoading() {
  const t = useT('credential')
  return (
    <Loading label={t('loading')} gap="4">
      {[1, 2].map(card => (
        <Card key={card} gap="4">
          <Skeleton width="half" />
          <Skeleton width="most" />
          <Skeleton width="most" />
          <Skeleton shape="small-line" width="half" />
        </Card>
      ))}
    </Loading>
  )
}
