import { useQuery } from '@apollo/client/react'
import type {
  DocumentKind,
  ExtraField,
  PartState,
  PreviewShape,
  WrittenText,
} from '@souk/design-system/domain/content/editor/editorShape.ts'
import type { Locale } from '@souk/design-system/format/locale.ts'
import { useMemo } from 'react'
import { PreviewDocumentQuery } from './Content.queries.ts'
import { previewOf, sentExtra } from './documentShapes.ts'
import { partState } from './partState.ts'
import { useDebounced } from '../../services/useDebounced.ts'

interface Previewed {
  readonly kind: DocumentKind
  readonly locale: Locale
  readonly text: WrittenText
  /** What its kind says beside a text. */
  readonly extraFields: readonly ExtraField[]
}

/** Typing pauses for so long before it is shown what becomes of it, in milliseconds. */
const previewPause = 800

/** A text as its readers would get it; the one before stays until the next is there. */
export function usePreview({ kind, locale, text, extraFields }: Previewed): PartState<PreviewShape> {
  const { title, description, source, extra } = useDebounced(text, previewPause)
  const { data, previousData, error, loading, refetch } = useQuery(PreviewDocumentQuery, {
    variables: { input: { kind, locale, title, description, source, extra: sentExtra(extra, extraFields) } },
    fetchPolicy: 'no-cache',
  })
  const found = (data ?? previousData)?.previewDocument ?? null
  const value = useMemo(() => found && previewOf(found, extra.isExample), [found, extra.isExample])
  return partState({ error, loading, refetch }, value)
}
