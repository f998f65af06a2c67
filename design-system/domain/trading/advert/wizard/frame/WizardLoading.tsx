import { useT } from '../../../../../locales/useT.ts'
import { Card } from '../../../../../primitives/card/Card.tsx'
import { Loading } from '../../../../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../../../../primitives/skeleton/Skeleton.tsx'
import { MainSideLayout } from '../../../../page/layout/MainSideLayout.tsx'

/** The form of an advert while it is coming. */
export function WizardLoading() {
  const t = useT('advertWizard')
  const card = (
    <Card gap="4">
      <Skeleton width="half" />
      <Skeleton shape="block" width="full" />
      <Skeleton shape="block" width="full" />
    </Card>
  )
  return (
    <Loading label={t('loading')}>
      <MainSideLayout side={card}>
        {card}
        {card}
      </MainSideLayout>
    </Loading>
  )
}
