import { useT } from '../../../locales/useT.ts'
import { Card } from '../../../primitives/card/Card.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { SegmentedControl } from '../../../primitives/segmented/SegmentedControl.tsx'
import { Loading } from '../../../primitives/skeleton/Loading.tsx'
import { TwoLines } from '../../../primitives/skeleton/TwoLines.tsx'
import { EmptyState } from '../../../primitives/state/EmptyState.tsx'
import { StaleNote } from '../../../primitives/state/StaleNote.tsx'
import { MoreButton } from '../../page/list/MoreButton.tsx'
import { PartFailed } from '../../page/state/PartFailed.tsx'
import type { DeskPages, DeskPart, RequestDecision, SecondRequestShape } from '../deskShape.ts'
import { SecondRequestCard } from './SecondRequestCard.tsx'

/** Those that wait, or all of them. */
export const requestFilters = ['asked', 'all'] as const
export type RequestFilter = (typeof requestFilters)[number]

interface SecondRequestListProps {
  content: DeskPart<DeskPages<SecondRequestShape>>
  filter: RequestFilter
  onFilter: (filter: RequestFilter) => void
  onDecide: (id: string, decision: RequestDecision, reason: string | null) => Promise<unknown>
}

/** What waited or waits for a second operator, the latest first. */
export function SecondRequestList({ content, filter, onFilter, onDecide }: SecondRequestListProps) {
  const t = useT('desk')
  return (
    <Stack gap="4">
      <SegmentedControl<RequestFilter>
        label={t('request.filter')}
        value={filter}
        onChange={onFilter}
        segments={[
          { value: 'asked', label: t('request.status.asked') },
          { value: 'all', label: t('request.all') },
        ]}
      />
      <Body content={content} onDecide={onDecide} />
    </Stack>
  )
}

function Body({ content, onDecide }: Pick<SecondRequestListProps, 'content' | 'onDecide'>) {
  const t = useT('desk')
  if (content.status === 'loading')
    return (
      <Loading label={t('request.loading')}>
        <Card gap="5">
          <TwoLines widths={['half', 'most']} />
          <TwoLines widths={['quarter', 'half']} />
        </Card>
      </Loading>
    )
  if (content.status === 'failed')
    return (
      <Card>
        <PartFailed title={t('request.failed')} onRetry={content.onRetry} isRetrying={content.isRetrying}>
          {null}
        </PartFailed>
      </Card>
    )
  const { items, onMore, isLoadingMore } = content.value
  if (items.length === 0)
    return (
      <Card>
        <EmptyState title={t('request.empty')}>{t('request.emptyText')}</EmptyState>
      </Card>
    )
  return (
    <>
      {content.isStale && <StaleNote>{t('request.stale')}</StaleNote>}
      {items.map(request => (
        <SecondRequestCard
          key={request.id}
          request={request}
          headingLevel={2}
          onDecide={(decision, reason) => onDecide(request.id, decision, reason)}
        />
      ))}
      <MoreButton onMore={onMore} isLoading={isLoadingMore}>
        {t('request.older')}
      </MoreButton>
    </>
  )
}
