import { useT } from '../../../../locales/useT.ts'
import { Card } from '../../../../primitives/card/Card.tsx'
import { Loading } from '../../../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../../../primitives/skeleton/Skeleton.tsx'

/** Stores while they are coming. */
export const StoreListLoading = () => <StoreSkeleton cards={2} />

/** One store, or the form of it, while it is coming. */
export const StoreLoading = () => <StoreSkeleton cards={1} />

/** The stores beside a page, while they are coming. */
export function SideLoading() {
  const t = useT('merchant')
  return (
    <Loading label={t('side.loading')}>
      <Card gap="4">
        <Skeleton shape="small-line" width="half" />
        <Skeleton width="most" />
        <Skeleton width="most" />
      </Card>
    </Loading>
  )
}

function StoreSkeleton({ cards }: { cards: number }) {
  const t = useT('merchant')
  return (
    <Loading label={t('loading')} gap="4">
      {Array.from({ length: cards }, (_, card) => (
        <Card key={card} gap="4">
          <Skeleton width="half" />
          <Skeleton width="most" />
          <Skeleton shape="small-line" width="half" />
        </Card>
      ))}
    </Loading>
  )
}
