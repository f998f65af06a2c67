import { useQuery } from '@apollo/client/react'
import type {
  DocumentLocaleShape,
  PartState,
  WrittenText,
} from '@souk/design-system/domain/content/editor/editorShape.ts'
import { DocumentVersionQuery } from './Content.queries.ts'
import { textOf } from './documentShapes.ts'
import { partState } from './partState.ts'

/** What readers see of a document in a language: `value` is null where they see nothing. */
export function usePublishedText(
  id: string,
  { locale, shown }: DocumentLocaleShape,
): PartState<{ readonly text: WrittenText | null }> {
  const { data, error, loading, refetch } = useQuery(DocumentVersionQuery, {
    variables: { id, locale, number: shown?.number ?? 0 },
    skip: shown === null,
    // What was shown once never changes.
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  })
  if (shown === null) return { status: 'ready', value: { text: null }, isStale: false }
  const found = data?.documentVersion
  return partState({ error, loading, refetch }, found == null ? null : { text: textOf(found) })
}
