import { NetworkStatus, type TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import type { DeskPages, DeskPart } from '@souk/design-system/domain/desk/deskShape.ts'
import { joinPages } from './joinPages.ts'
import { partState } from './partState.ts'
import { useDeskAnswer } from './useDeskAnswer.ts'

/** So many come at a time. */
const pageSize = 30

interface Listed<Item> {
  readonly items: readonly Item[]
  readonly hasMore: boolean
}

interface Paging {
  readonly after?: string | null
  readonly limit?: number | null
}

/**
 * What waits in a queue, the oldest first, as far on as somebody has looked.
 * @param query asks for one field, whose items come page by page
 * @param field the name of that field
 * @param filter narrows it; nothing in it asks for all
 */
export function useQueue<
  Field extends string,
  Item extends { readonly id: string },
  Filter extends Readonly<Record<string, unknown>>,
>(
  query: TypedDocumentNode<{ readonly [Name in Field]?: Listed<Item> | null }, Filter & Paging>,
  field: Field,
  filter: Filter,
): DeskPart<DeskPages<Item>> {
  type Answer = Readonly<Record<string, Listed<Item> | null | undefined>>
  // One field of one name: what the type of the answer says of it cannot be followed through a generic name.
  const asked = query as unknown as TypedDocumentNode<Answer, Paging>
  const { data, error, loading, networkStatus, refetch, fetchMore } = useQuery<Answer, Paging>(asked, {
    variables: { ...filter, after: null, limit: pageSize },
    fetchPolicy: 'cache-and-network',
  })
  useDeskAnswer(error)
  const found = data?.[field] ?? null
  const after = found?.items.at(-1)?.id ?? null
  const more = () =>
    fetchMore({
      variables: { after },
      updateQuery: (known: Answer, { fetchMoreResult }: { readonly fetchMoreResult: Answer }) => {
        const next = fetchMoreResult[field]
        return next == null
          ? known
          : { ...known, [field]: joinPages<Listed<Item>>(known[field], next, ({ id }) => id) }
      },
    })
  const value = found && {
    items: found.items,
    // What is shown stays shown when more does not come; the button is there to try again.
    onMore: found.hasMore ? () => void more().catch(() => {}) : null,
    isLoadingMore: networkStatus === NetworkStatus.fetchMore,
  }
  return partState({ error, loading, refetch }, value)
}
