import { MainSideLayout } from '@souk/design-system/domain/page/layout/MainSideLayout.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { Card } from '@souk/design-system/primitives/card/Card.tsx'
import { Stack } from '@souk/design-system/primitives/layout/Stack.tsx'
import { Loading } from '@souk/design-system/primitives/skeleton/Loading.tsx'
import { Skeleton } from '@souk/design-system/primitives/skeleton/Skeleton.tsx'

/** The page that opens a trade, while its advert is coming. */
export function OpeningLoading() {
  const t = useT('advert')
  return (
    <Loading label={t('search.loading')}>
      <MainSideLayout
        side={
          <Card>
            <Stack gap="3">
              <Skeleton shape="tile" />
              <Skeleton width="most" />
              <Skeleton width="half" />
            </Stack>
          </Card>
        }
      >
        <FormLoading />
      </MainSideLayout>
    </Loading>
  )
}

/** The form alone, while what comes before it is coming. */
export function FormLoading() {
  return (
    <Card>
      <Stack gap="4">
        <Skeleton width="most" />
        <Skeleton width="most" />
        <Skeleton width="half" />
        <Skeleton shape="button" />
      </Stack>
    </Card>
  )
}
