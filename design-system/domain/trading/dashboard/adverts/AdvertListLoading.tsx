import { useT } from '../../../../locales/useT.ts'
import { Loading } from '../../../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../../../primitives/skeleton/Skeleton.tsx'
import { TwoLines } from '../../../../primitives/skeleton/TwoLines.tsx'
import { SkeletonRow } from '../trades/TradeList.styles.ts'

/** The list of adverts while it is coming. */
export function AdvertListLoading({ rows = 4 }: { rows?: number | undefined }) {
  const t = useT('ownAdvert')
  return (
    <Loading label={t('loading')}>
      {Array.from({ length: rows }, (_, index) => (
        <SkeletonRow key={index} aria-hidden>
          <Skeleton shape="coin" />
          <TwoLines widths={['short', 'short']} />
          <Skeleton width="half" />
        </SkeletonRow>
      ))}
    </Loading>
  )
}
