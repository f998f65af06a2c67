import { useT } from '../../../locales/useT.ts'
import { Card } from '../../../primitives/card/Card.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { Loading } from '../../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx'
import { TwoLines } from '../../../primitives/skeleton/TwoLines.tsx'
import { PageTitle } from '../../page/layout/PageTitle.tsx'
import { EditorGrid } from './EditorLayout.styles.ts'

/** The place of a document that is coming: its fields, and the preview beside them. */
export function DocumentLoading() {
  const t = useT('editor')
  return (
    <Loading label={t('document.loading')}>
      <PageTitle look="heard">{t('title')}</PageTitle>
      <TwoLines widths={['half', 'quarter']} />
      <EditorGrid>
        <Card>
          <Stack gap="4">
            <Skeleton width="full" />
            <Skeleton width="full" />
            <Skeleton shape="block" width="full" />
          </Stack>
        </Card>
        <Card>
          <Skeleton shape="block" width="full" />
        </Card>
      </EditorGrid>
    </Loading>
  )
}
