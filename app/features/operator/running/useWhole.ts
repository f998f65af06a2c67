import type { TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import type { DeskPages, DeskPart } from '@souk/design-system/domain/desk/deskShape.ts'
import { partState } from '../partState.ts'
import { useDeskAnswer } from '../useDeskAnswer.ts'

/** A list is asked for again after so long, in milliseconds. */
const askEvery = 15_000

/**
 * A list that comes whole and changes by itself.
 * @param query asks for one field
 * @param field the name of that field
 * @param filter narrows it; nothing in it asks for all
 */
export function useWhole<
  Field extends string,
  Item extends { readonly id: string },
  Filter extends Readonly<Record<string, unknown>>,
>(
  query: TypedDocumentNode<{ readonly [Name in Field]?: { readonly items: readonly Item[] } | null }, Filter>,
  field: Field,
  filter: Filter,
): DeskPart<DeskPages<Item>> {
  type Answer = Readonly<Record<string, { readonly items: readonly Item[] } | null | undefined>>
  type Asked = Readonly<Record<string, unknown>>
  // One field of one name: what the type of the answer says of it cannot be followed through a generic name.
  const asked = query as unknown as TypedDocumentNode<Answer, Asked>
  const { data, error, loading, refetch } = useQuery<Answer, Asked>(asked, {
    variables: filter,
    fetchPolicy: 'cache-and-network',
    pollInterval: askEvery,
    skipPollAttempt: () => document.hidden,
  })
  useDeskAnswer(error)
  const found = data?.[field] ?? null
  return partState(
    { error, loading, refetch },
    found && { items: found.items, onMore: null, isLoadingMore: false },
  )
}
