import { useT } from '../../../locales/useT.ts'
import { Card } from '../../../primitives/card/Card.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { Loading } from '../../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx'
import { TwoLines } from '../../../primitives/skeleton/TwoLines.tsx'

/** In place of the calculator and the tables while the fees are coming. */
export function FeesLoading() {
  const t = useT('fees')
  return (
    <Loading label={t('loading')}>
      <Card>
        <Stack gap="8">
          <Stack gap="2">
            <Skeleton shape="small-line" width="quarter" />
            <Skeleton shape="amount" width="half" />
          </Stack>
          {['own', 'opened', 'swaps', 'withdrawals'].map(line => (
            <TwoLines key={line} widths={['most', 'quarter']} />
          ))}
        </Stack>
      </Card>
    </Loading>
  )
}
