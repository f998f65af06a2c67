import { useT } from '../../../../locales/useT.ts'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { Loading } from '../../../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../../../primitives/skeleton/Skeleton.tsx'
import { TwoLines } from '../../../../primitives/skeleton/TwoLines.tsx'
import { earnLevels } from './circleEarnings.ts'

/** In place of the sums while the terms are coming. */
export function ResultLoading() {
  const t = useT('affiliateCalculator')
  return (
    <Loading label={t('loading')}>
      <Stack gap="8">
        <Stack gap="2">
          <Skeleton shape="small-line" width="quarter" />
          <Skeleton shape="amount" width="half" />
        </Stack>
        {earnLevels.map(level => (
          <TwoLines key={level} widths={['most', 'quarter']} />
        ))}
      </Stack>
    </Loading>
  )
}
