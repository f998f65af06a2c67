import { useT } from '../../../locales/useT.ts'
import { Loading } from '../../../primitives/skeleton/Loading.tsx'
import { TwoLines } from '../../../primitives/skeleton/TwoLines.tsx'
import { StaleNote } from '../../../primitives/state/StaleNote.tsx'
import { Caption } from '../../../primitives/text/Caption.tsx'
import { MoreButton } from '../../page/list/MoreButton.tsx'
import { PartFailed } from '../../page/state/PartFailed.tsx'
import type { AuditEntryShape, DeskPages, DeskPart } from '../deskShape.ts'
import { AuditList } from './AuditList.tsx'

interface SubjectHistoryProps {
  content: DeskPart<DeskPages<AuditEntryShape>>
  /** Whose it is, for screen readers. */
  label: string
}

/** What was ever done to one thing, in its place. Use `AuditTrail` for the page of all of it. */
export function SubjectHistory({ content, label }: SubjectHistoryProps) {
  const t = useT('desk')
  if (content.status === 'loading')
    return (
      <Loading label={t('history.loading')}>
        <TwoLines widths={['most', 'quarter']} />
      </Loading>
    )
  if (content.status === 'failed')
    return (
      <PartFailed title={t('history.failed')} onRetry={content.onRetry} isRetrying={content.isRetrying} />
    )
  const { items, onMore, isLoadingMore } = content.value
  if (items.length === 0) return <Caption as="p">{t('history.empty')}</Caption>
  return (
    <>
      <AuditList entries={items} label={label} />
      {content.isStale && <StaleNote>{t('trail.stale')}</StaleNote>}
      <MoreButton onMore={onMore} isLoading={isLoadingMore}>
        {t('trail.older')}
      </MoreButton>
    </>
  )
}
