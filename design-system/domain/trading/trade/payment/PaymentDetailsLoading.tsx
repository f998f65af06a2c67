import { useT } from '../../../../locales/useT.ts'
import { Loading } from '../../../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../../../primitives/skeleton/Skeleton.tsx'
import { DetailsRoot } from './PaymentDetails.styles.ts'

/** Where a trade's payment goes, while what its seller can hand out is coming. */
export function PaymentDetailsLoading() {
  const t = useT('requisite')
  return (
    <DetailsRoot>
      <Loading label={t('loading')} gap="4">
        <Skeleton width="half" />
        <Skeleton width="most" />
        <Skeleton shape="button" />
      </Loading>
    </DetailsRoot>
  )
}
