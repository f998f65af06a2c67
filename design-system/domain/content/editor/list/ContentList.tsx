import { useT } from '../../../../locales/useT.ts'
import { Card } from '../../../../primitives/card/Card.tsx'
import { Loading } from '../../../../primitives/skeleton/Loading.tsx'
import { TwoLines } from '../../../../primitives/skeleton/TwoLines.tsx'
import { EmptyState } from '../../../../primitives/state/EmptyState.tsx'
import { StaleNote } from '../../../../primitives/state/StaleNote.tsx'
import { PartFailed } from '../../../page/state/PartFailed.tsx'
import type { DocumentCardShape, PartState } from '../editorShape.ts'
import { MoreButton } from '../../../page/list/MoreButton.tsx'
import { ContentFilters } from './ContentFilters.tsx'
import type { ContentFilter } from './ContentFilters.tsx'
import { DocumentRows, ListFoot } from './ContentList.styles.ts'
import { DocumentRow } from './DocumentRow.tsx'

/** What has come of the documents. */
export interface FoundDocuments {
  readonly items: readonly DocumentCardShape[]
  /** Fetches those that were changed before; null when these are all. */
  readonly onMore: (() => void) | null
  readonly isLoadingMore: boolean
}

interface ContentListProps {
  content: PartState<FoundDocuments>
  filter: ContentFilter
  onFilter: (filter: ContentFilter) => void
  hrefOf: (id: string) => string
}

/** Everything that is written here, what was changed last first. */
export function ContentList({ content, filter, onFilter, hrefOf }: ContentListProps) {
  const t = useT('editor')
  return (
    <Card as="section" padding="none" aria-label={t('list.label')}>
      <ContentFilters filter={filter} onFilter={onFilter} />
      <ListBody content={content} hrefOf={hrefOf} />
    </Card>
  )
}

function ListBody({ content, hrefOf }: Pick<ContentListProps, 'content' | 'hrefOf'>) {
  const t = useT('editor')
  if (content.status === 'loading')
    return (
      <Loading label={t('list.loading')}>
        <ListFoot>
          {[1, 2, 3, 4].map(row => (
            <TwoLines key={row} widths={['half', 'most']} />
          ))}
        </ListFoot>
      </Loading>
    )
  if (content.status === 'failed')
    return (
      <PartFailed title={t('list.failed')} onRetry={content.onRetry} isRetrying={content.isRetrying}>
        {null}
      </PartFailed>
    )
  const { items, onMore, isLoadingMore } = content.value
  if (items.length === 0) return <EmptyState title={t('list.empty')}>{t('list.emptyText')}</EmptyState>
  return (
    <>
      <DocumentRows>
        {items.map(document => (
          <DocumentRow key={document.id} document={document} href={hrefOf(document.id)} />
        ))}
      </DocumentRows>
      {(content.isStale || onMore !== null) && (
        <ListFoot>
          {content.isStale && <StaleNote>{t('list.stale')}</StaleNote>}
          <MoreButton onMore={onMore} isLoading={isLoadingMore}>
            {t('list.older')}
          </MoreButton>
        </ListFoot>
      )}
    </>
  )
}
