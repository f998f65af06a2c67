import { useT } from '../../../../locales/useT.ts'
import { Loading } from '../../../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../../../primitives/skeleton/Skeleton.tsx'
import { TwoLines } from '../../../../primitives/skeleton/TwoLines.tsx'
import { ListRoot, SkeletonRow } from './TradeList.styles.ts'

/** The list while it is coming: rows with still pieces in the places of the real ones. */
export function TradeListLoading({ rows = 5 }: { rows?: number | undefined }) {
  const t = useT('dashboard')
  return (
    <ListRoot>
      <Loading label={t('loading')}>
        {Array.from({ length: rows }, (_, index) => (
          <SkeletonRow key={index} aria-hidden>
            <Skeleton shape="coin" />
            <TwoLines widths={['short', 'short']} />
            <Skeleton shape="tile" />
            <TwoLines widths={['short', 'short']} />
          </SkeletonRow>
        ))}
      </Loading>
    </ListRoot>
  )
}
