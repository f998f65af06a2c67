import { useT } from '../../../locales/useT.ts'
import { Card } from '../../../primitives/card/Card.tsx'
import { Loading } from '../../../primitives/skeleton/Loading.tsx'
import { TwoLines } from '../../../primitives/skeleton/TwoLines.tsx'
import { NarrowLayout } from '../../page/layout/NarrowLayout.tsx'
import { PageTitle } from '../../page/layout/PageTitle.tsx'
import { PartFailed } from '../../page/state/PartFailed.tsx'
import type { DeskPart } from '../deskShape.ts'

interface DoorStateProps {
  content: Exclude<DeskPart<unknown>, { status: 'ready' }>
}

/** The door while it is not known whether the desk is open, in the place of `DeskDoor`; or the way to ask again. */
export function DoorState({ content }: DoorStateProps) {
  const t = useT('desk')
  if (content.status === 'loading')
    return (
      <NarrowLayout>
        <Loading label={t('door.loading')}>
          <TwoLines widths={['half', 'most']} />
        </Loading>
      </NarrowLayout>
    )
  return (
    <NarrowLayout>
      <PageTitle>{t('door.title')}</PageTitle>
      <Card>
        <PartFailed title={t('door.failed')} onRetry={content.onRetry} isRetrying={content.isRetrying}>
          {null}
        </PartFailed>
      </Card>
    </NarrowLayout>
  )
}
