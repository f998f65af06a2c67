import { useT } from '../../../../locales/useT.ts'
import { Card } from '../../../../primitives/card/Card.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { Loading } from '../../../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../../../primitives/skeleton/Skeleton.tsx'

/** An address while it is coming; the first of a coin is made then. */
export function ReceiveLoading() {
  const t = useT('receive')
  return (
    <Loading label={t('loading')}>
      <Card>
        <Stack gap="4">
          <Skeleton width="full" />
          <Skeleton shape="block" width="half" />
          <Skeleton width="full" />
          <Skeleton shape="button" width="half" />
        </Stack>
      </Card>
    </Loading>
  )
}
