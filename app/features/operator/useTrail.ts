import { NetworkStatus } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import type { AuditEntryShape, DeskPages, DeskPart } from '@souk/design-system/domain/desk/deskShape.ts'
import type { TrailFilter } from '@souk/design-system/domain/desk/entry/trailFilter.ts'
import { joinPages } from './joinPages.ts'
import { partState } from './partState.ts'
import { useDeskAnswer } from './useDeskAnswer.ts'
import { AuditEntriesQuery } from './Trail.queries.ts'

/** So many come at a time. */
const pageSize = 30

/** The entries that a filter finds, as far back as somebody has looked. */
export function useTrail(filter: TrailFilter): DeskPart<DeskPages<AuditEntryShape>> {
  const { data, error, loading, networkStatus, refetch, fetchMore } = useQuery(AuditEntriesQuery, {
    variables: { ...filter, before: null, limit: pageSize },
    fetchPolicy: 'cache-and-network',
  })
  useDeskAnswer(error)
  const found = data?.auditEntries ?? null
  const before = found?.items.at(-1)?.number
  const more = () =>
    fetchMore({
      variables: { before },
      updateQuery: (known, { fetchMoreResult: { auditEntries: next } }) =>
        next == null
          ? known
          : { ...known, auditEntries: joinPages(known.auditEntries, next, ({ number }) => number) },
    })
  const value = found && {
    items: found.items,
    // What is shown stays shown when older ones do not come; the button is there to try again.
    onMore: found.hasMore ? () => void more().catch(() => {}) : null,
    isLoadingMore: networkStatus === NetworkStatus.fetchMore,
  }
  return partState({ error, loading, refetch }, value)
}
