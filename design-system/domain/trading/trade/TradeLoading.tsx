import { useT } from '../../../locales/useT.ts'
import { Card } from '../../../primitives/card/Card.tsx'
import { Loading } from '../../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx'

/** Rows of payment details that a trade usually has. */
const rows = ['bank', 'number', 'name', 'reference']

/** A trade that is coming: its steps, its amounts, its details. */
export function TradeLoading() {
  const t = useT('common')
  return (
    <Loading label={t('state.loading')} gap="4">
      <Card>
        <Skeleton width="most" />
      </Card>
      <Card gap="5">
        <Skeleton shape="small-line" width="quarter" />
        <Skeleton shape="amount" />
        {rows.map(row => (
          <Skeleton key={row} width="half" />
        ))}
      </Card>
    </Loading>
  )
}
