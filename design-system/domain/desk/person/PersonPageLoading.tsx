import { useT } from '../../../locales/useT.ts'
import { Card } from '../../../primitives/card/Card.tsx'
import { Loading } from '../../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx'
import { TwoLines } from '../../../primitives/skeleton/TwoLines.tsx'

/** The still places of somebody's page while it is coming. */
export function PersonPageLoading() {
  const t = useT('deskPerson')
  return (
    <Loading label={t('page.loading')} gap="4">
      <Card gap="3">
        <Skeleton shape="tile" />
        <TwoLines widths={['quarter', 'half']} />
      </Card>
      <Card>
        <TwoLines widths={['half', 'most']} />
      </Card>
      <Card>
        <TwoLines widths={['half', 'most']} />
      </Card>
    </Loading>
  )
}
