import { useT } from '../../../../locales/useT.ts'
import { Card } from '../../../../primitives/card/Card.tsx'
import { Loading } from '../../../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../../../primitives/skeleton/Skeleton.tsx'
import { EmptyState } from '../../../../primitives/state/EmptyState.tsx'
import { ErrorState } from '../../../../primitives/state/ErrorState.tsx'
import { Heading } from '../../../../primitives/text/Heading.tsx'
import { Caption } from '../../../../primitives/text/Caption.tsx'
import type { SubjectProps } from '../filter/searchSubject.ts'
import type { SavedSearchContent } from './savedSearch.ts'
import { SavedSearchItem } from './SavedSearchItem.tsx'
import type { SavedSearchActions } from './SavedSearchItem.tsx'

type SavedSearchListProps = SavedSearchActions &
  Omit<SubjectProps, 'filters'> & {
    content: SavedSearchContent
  }

/** The searches that somebody keeps: opened, switched and deleted here. */
export function SavedSearchList(props: SavedSearchListProps) {
  const { content } = props
  const t = useT('savedSearch')
  return (
    <Card as="section" aria-label={t('list')} gap="2">
      <Heading level={2}>{t('list')}</Heading>
      {content.status === 'ready' && content.items.length > 0 && (
        <Caption as="p">{t('lead', { limit: content.limit })}</Caption>
      )}
      <Searches {...props} />
    </Card>
  )
}

function Searches({ content, ...row }: SavedSearchListProps) {
  const t = useT('savedSearch')
  const tCommon = useT('common')
  if (content.status === 'loading')
    return (
      <Loading label={t('loading')} gap="3">
        <Skeleton width="most" />
        <Skeleton width="most" />
      </Loading>
    )
  if (content.status === 'failed')
    return (
      <ErrorState
        title={t('failed')}
        retryLabel={tCommon('verb.retry')}
        onRetry={content.onRetry}
        retryingLabel={content.isRetrying ? t('retrying') : undefined}
      >
        {t('failedText')}
      </ErrorState>
    )
  if (content.items.length === 0) return <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
  return (
    <ul>
      {content.items.map(search => (
        <SavedSearchItem key={search.id} search={search} {...row} />
      ))}
    </ul>
  )
}
