import { useT } from '@souk/design-system/locales/useT.ts'
import { Card } from '@souk/design-system/primitives/card/Card.tsx'
import { Stack } from '@souk/design-system/primitives/layout/Stack.tsx'
import { Loading } from '@souk/design-system/primitives/skeleton/Loading.tsx'
import { Skeleton } from '@souk/design-system/primitives/skeleton/Skeleton.tsx'

/** The side of the dashboard while it is coming. */
export function DashboardSideLoading() {
  const t = useT('wallet')
  return (
    <Loading label={t('loading')}>
      <Card>
        <Stack gap="3">
          <Skeleton shape="small-line" width="short" />
          <Skeleton shape="amount" width="half" />
          <Skeleton width="most" />
          <Skeleton width="most" />
        </Stack>
      </Card>
    </Loading>
  )
}
