import { useT } from '../../../locales/useT.ts'
import { Card } from '../../../primitives/card/Card.tsx'
import { Loading } from '../../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx'

/** The form of saved payment details while what it needs is coming. */
export function CredentialFormLoading() {
  const t = useT('credential')
  return (
    <Loading label={t('loading')} gap="4">
      {[2, 3, 2].map((fields, part) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts never move
        <Card key={part} gap="5">
          <Skeleton width="short" />
          {Array.from({ length: fields }, (_, field) => (
            // oxlint-disable-next-line react/no-array-index-key -- nor the fields
            <Skeleton key={field} shape="button" width="full" />
          ))}
        </Card>
      ))}
    </Loading>
  )
}
