import { NetworkStatus } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import type { PartState } from '@souk/design-system/domain/content/editor/editorShape.ts'
import type { ContentFilter } from '@souk/design-system/domain/content/editor/list/ContentFilters.tsx'
import type { FoundDocuments } from '@souk/design-system/domain/content/editor/list/ContentList.tsx'
import { EditedDocumentsQuery } from './Content.queries.ts'
import { partState } from './partState.ts'

/** So many come at a time. */
const pageSize = 30

/** The documents that a filter finds, as far back as somebody has looked. */
export function useDocuments({ kind, state, search }: ContentFilter): PartState<FoundDocuments> {
  const { data, error, loading, networkStatus, refetch, fetchMore } = useQuery(EditedDocumentsQuery, {
    variables: { kind, state, search: search === '' ? null : search, before: null, limit: pageSize },
  })
  const found = data?.editedDocuments ?? null
  const before = found?.items.at(-1)?.id
  const more = async () => {
    await fetchMore({
      variables: { before },
      updateQuery: (known, { fetchMoreResult: { editedDocuments: next } }) => {
        const items = known.editedDocuments?.items ?? []
        const ids = new Set(items.map(({ id }) => id))
        // What was changed meanwhile has moved to the front, and the rest by one.
        return next == null
          ? known
          : {
              ...known,
              editedDocuments: { ...next, items: [...items, ...next.items.filter(({ id }) => !ids.has(id))] },
            }
      },
    })
  }
  const value = found && {
    items: found.items,
    // What is shown stays shown when older ones do not come; the button is there to try again.
    onMore: found.hasMore ? () => void more().catch(() => {}) : null,
    isLoadingMore: networkStatus === NetworkStatus.fetchMore,
  }
  return partState({ error, loading, refetch }, value)
}
