import { useT } from '../../locales/useT.ts'
import { Stack } from '../../primitives/layout/Stack.tsx'
import { Loading } from '../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx'
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
            <Stack gap="1-5">
              <Skeleton width="short" />
              <Skeleton shape="small-line" width="short" />
            </Stack>
            <Skeleton shape="tile" />
            <Stack gap="1-5">
              <Skeleton width="short" />
              <Skeleton shape="small-line" width="short" />
            </Stack>
          </SkeletonRow>
        ))}
      </Loading>
    </ListRoot>
  )
}
