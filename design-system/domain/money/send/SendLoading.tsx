import { useT } from '../../../locales/useT.ts'
import { Card } from '../../../primitives/card/Card.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { Loading } from '../../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx'
import { TwoLines } from '../../../primitives/skeleton/TwoLines.tsx'

/** The place of the form, or of a withdrawal, that is coming. */
export function SendLoading() {
  const t = useT('send')
  return (
    <Card>
      <Loading label={t('loading')}>
        <Stack gap="5">
          <Skeleton shape="button" width="full" />
          <TwoLines widths={['half', 'most']} />
          <Skeleton shape="block" width="full" />
          <TwoLines widths={['half', 'most']} />
          <Skeleton shape="button" width="full" />
        </Stack>
      </Loading>
    </Card>
  )
}
