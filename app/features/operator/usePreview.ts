import { useQuery } from '@apollo/client/react'
import type {
  DocumentKind,
  PartState,
  PreviewShape,
  WrittenText,
} from '@souk/design-system/domain/editor/editorShape.ts'
import type { Locale } from '@souk/design-system/format/locale.ts'
import { useMemo } from 'react'
import { PreviewDocumentQuery } from './Content.queries.ts'
import { previewOf } from './documentShapes.ts'
import { partState } from './partState.ts'
import { useSettled } from './useSettled.ts'

interface Previewed {
  readonly kind: DocumentKind
  readonly locale: Locale
  readonly text: WrittenText
}

/** Typing pauses for so long before it is shown what becomes of it, in milliseconds. */
const previewPause = 800

/** A text as its readers would get it; the one before stays until the next is there. */
export function usePreview({ kind, locale, text }: Previewed): PartState<PreviewShape> {
  const { title, description, source } = useSettled(text, previewPause)
  const { data, previousData, error, loading, refetch } = useQuery(PreviewDocumentQuery, {
    variables: { input: { kind, locale, title, description, source } },
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  })
  const found = (data ?? previousData)?.previewDocument ?? null
  const value = useMemo(() => found && previewOf(found), [found])
  return partState({ error, loading, refetch }, value)
}
