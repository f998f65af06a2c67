import { useT } from '../../../locales/useT.ts'
import { Card } from '../../../primitives/card/Card.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { Loading } from '../../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx'
import { TwoLines } from '../../../primitives/skeleton/TwoLines.tsx'

/** In place of somebody’s invitations, until they are there. */
export function InvitationsLoading() {
  const t = useT('affiliate')
  return (
    <Loading label={t('loading')}>
      <Stack gap="4">
        <Card>
          <Stack gap="4">
            <Skeleton width="half" />
            <Skeleton shape="block" />
          </Stack>
        </Card>
        <Card>
          <Stack gap="4">
            {[1, 2, 3, 4].map(row => (
              <TwoLines key={row} widths={['half', 'most']} />
            ))}
          </Stack>
        </Card>
      </Stack>
    </Loading>
  )
}
