import { useT } from '../../../locales/useT.ts'
import { Card } from '../../../primitives/card/Card.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { Loading } from '../../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx'

/** The form of card payments, or what became of one, on its way. */
export function CardLoading() {
  const t = useT('card')
  return (
    <Card>
      <Loading label={t('loading')}>
        <Stack gap="4">
          <Skeleton shape="block" width="full" />
          <Skeleton shape="block" width="full" />
        </Stack>
      </Loading>
    </Card>
  )
}
