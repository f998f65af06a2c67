import { useT } from '../../../../locales/useT.ts'
import { Card } from '../../../../primitives/card/Card.tsx'
import { Loading } from '../../../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../../../primitives/skeleton/Skeleton.tsx'
import { PageTitle } from '../../../page/layout/PageTitle.tsx'

/** The look of a store on its way. */
export function StyleLoading() {
  const t = useT('merchantStyle')
  return (
    <Card>
      <PageTitle look="heard">{t('title')}</PageTitle>
      <Loading label={t('loading')} gap="4">
        <Skeleton width="half" />
        <Skeleton shape="block" width="full" />
        <Skeleton shape="block" width="full" />
        <Skeleton shape="block" width="full" />
      </Loading>
    </Card>
  )
}
