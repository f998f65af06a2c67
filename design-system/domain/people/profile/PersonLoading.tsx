import { useT } from '../../../locales/useT.ts'
import { Card } from '../../../primitives/card/Card.tsx'
import { Loading } from '../../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx'
import { MainSideLayout } from '../../page/layout/MainSideLayout.tsx'
import { PageTitle } from '../../page/layout/PageTitle.tsx'
import { HeadRoot, HeadWords } from './PersonHead.styles.ts'

/** Somebody's page while it is coming. */
export function PersonLoading() {
  const t = useT('person')
  return (
    <Loading label={t('loading')}>
      <PageTitle look="heard">{t('page')}</PageTitle>
      <MainSideLayout
        side={
          <Card gap="3">
            <Skeleton width="half" />
            <Skeleton width="most" />
            <Skeleton width="most" />
            <Skeleton width="most" />
          </Card>
        }
      >
        <Card>
          <HeadRoot>
            <Skeleton shape="tile" />
            <HeadWords>
              <Skeleton width="short" />
              <Skeleton shape="small-line" width="half" />
              <Skeleton shape="small-line" width="half" />
            </HeadWords>
          </HeadRoot>
        </Card>
        <Card gap="3">
          <Skeleton width="quarter" />
          <Skeleton width="most" />
          <Skeleton width="most" />
        </Card>
      </MainSideLayout>
    </Loading>
  )
}
