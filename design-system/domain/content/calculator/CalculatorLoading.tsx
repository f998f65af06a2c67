import { useT } from '../../../locales/useT.ts'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { Loading } from '../../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx'
import { PageTitle } from '../../page/layout/PageTitle.tsx'
import { Halves } from './Calculator.styles.ts'

/** The calculator while the rate is coming. */
export function CalculatorLoading({ title }: { title: string }) {
  const t = useT('calculator')
  return (
    <Stack gap="5">
      <PageTitle lead={t('lead')}>{title}</PageTitle>
      <Loading label={t('loading')}>
        <Halves>
          <Skeleton shape="block" width="full" />
          <Skeleton shape="block" width="full" />
        </Halves>
      </Loading>
    </Stack>
  )
}
