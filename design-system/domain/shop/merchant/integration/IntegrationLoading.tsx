import { useT } from '../../../../locales/useT.ts'
import { Card } from '../../../../primitives/card/Card.tsx'
import { Loading } from '../../../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../../../primitives/skeleton/Skeleton.tsx'
import { TwoLines } from '../../../../primitives/skeleton/TwoLines.tsx'

/** Addresses and keys while they are coming. */
export function IntegrationLoading() {
  const t = useT('merchantIntegration')
  return (
    <Loading label={t('loading')} gap="4">
      {[3, 1, 2].map(rows => (
        <Card key={rows} gap="4">
          <Skeleton width="half" />
          {Array.from({ length: rows }, (_, row) => (
            <TwoLines key={row} widths={['most', 'half']} />
          ))}
        </Card>
      ))}
    </Loading>
  )
}
