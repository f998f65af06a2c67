import { useT } from '../../../locales/useT.ts'
import { Loading } from '../../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { mainId, PageMain } from '../../page/layout/PageMain.styles.ts'

/** The kit while its parts are coming. */
export function KitLoading() {
  const t = useT('uiKit')
  return (
    <PageMain id={mainId} tabIndex={-1}>
      <Heading level={1}>{t('title')}</Heading>
      <Loading label={t('loading')} gap="4">
        <Skeleton shape="block" width="full" />
        <Skeleton shape="block" width="full" />
      </Loading>
    </PageMain>
  )
}
