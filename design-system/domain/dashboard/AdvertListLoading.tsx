import { useT } from '../../locales/useT.ts'
import { Stack } from '../../primitives/layout/Stack.tsx'
import { Loading } from '../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx'
import { SkeletonRow } from './TradeList.styles.ts'

/** The list of adverts while it is coming. */
export function AdvertListLoading({ rows = 4 }: { rows?: number | undefined }) {
  const t = useT('ownAdvert')
  return (
    <Loading label={t('loading')}>
      {Array.from({ length: rows }, (_, index) => (
        <SkeletonRow key={index} aria-hidden>
          <Skeleton shape="coin" />
          <Stack gap="1-5">
            <Skeleton width="short" />
            <Skeleton shape="small-line" width="short" />
          </Stack>
          <Skeleton width="half" />
        </SkeletonRow>
      ))}
    </Loading>
  )
}
