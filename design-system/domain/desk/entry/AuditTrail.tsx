import { useT } from '../../../locales/useT.ts'
import { Card } from '../../../primitives/card/Card.tsx'
import { Loading } from '../../../primitives/skeleton/Loading.tsx'
import { TwoLines } from '../../../primitives/skeleton/TwoLines.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { EmptyState } from '../../../primitives/state/EmptyState.tsx'
import { StaleNote } from '../../../primitives/state/StaleNote.tsx'
import { MoreButton } from '../../page/list/MoreButton.tsx'
import { PartFailed } from '../../page/state/PartFailed.tsx'
import type { AuditEntryShape, DeskPages, DeskPart } from '../deskShape.ts'
import { PartFoot } from '../today/PartHead.styles.ts'
import { AuditList } from './AuditList.tsx'
import type { TrailFilter } from './trailFilter.ts'
import { TrailFilters } from './TrailFilters.tsx'

interface AuditTrailProps {
  content: DeskPart<DeskPages<AuditEntryShape>>
  filter: TrailFilter
  onFilter: (filter: TrailFilter) => void
}

/** Everything that was done here, the latest first, under what it is narrowed by. */
export function AuditTrail({ content, filter, onFilter }: AuditTrailProps) {
  const t = useT('desk')
  return (
    <Card as="section" padding="none" aria-label={t('trail.list')}>
      <TrailFilters filter={filter} onFilter={onFilter} />
      <Body content={content} isNarrowed={Object.values(filter).some(part => part !== null)} />
    </Card>
  )
}

function Body({ content, isNarrowed }: Pick<AuditTrailProps, 'content'> & { isNarrowed: boolean }) {
  const t = useT('desk')
  if (content.status === 'loading')
    return (
      <Loading label={t('trail.loading')}>
        <PartFoot>
          <Stack gap="5">
            {[1, 2, 3, 4].map(row => (
              <TwoLines key={row} widths={['most', 'quarter']} />
            ))}
          </Stack>
        </PartFoot>
      </Loading>
    )
  if (content.status === 'failed')
    return (
      <PartFailed title={t('trail.failed')} onRetry={content.onRetry} isRetrying={content.isRetrying}>
        {null}
      </PartFailed>
    )
  const { items, onMore, isLoadingMore } = content.value
  if (items.length === 0 && !isNarrowed) return <EmptyState title={t('today.noChanges')} />
  if (items.length === 0) return <EmptyState title={t('trail.empty')}>{t('trail.emptyText')}</EmptyState>
  return (
    <>
      <AuditList entries={items} label={t('trail.list')} />
      {(content.isStale || onMore !== null) && (
        <PartFoot data-after="rows">
          {content.isStale && <StaleNote>{t('trail.stale')}</StaleNote>}
          <MoreButton onMore={onMore} isLoading={isLoadingMore}>
            {t('trail.older')}
          </MoreButton>
        </PartFoot>
      )}
    </>
  )
}
