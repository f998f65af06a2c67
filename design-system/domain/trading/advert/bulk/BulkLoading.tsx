import { useT } from '../../../../locales/useT.ts'
import { Card } from '../../../../primitives/card/Card.tsx'
import { Loading } from '../../../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../../../primitives/skeleton/Skeleton.tsx'
import { bulkParts } from './bulkAdvert.ts'

/** The adverts that are to be changed together are on their way. */
export function BulkLoading() {
  const t = useT('advertBulk')
  return (
    <Loading label={t('loading')} gap="4">
      {bulkParts.map(part => (
        <Card key={part}>
          <Skeleton width="half" />
        </Card>
      ))}
    </Loading>
  )
}
