import { useQuery } from '@apollo/client/react'
import type {
  EditedDocumentShape,
  LintShape,
  PartState,
  WrittenText,
} from '@souk/design-system/domain/content/editor/editorShape.ts'
import type { Locale } from '@souk/design-system/format/locale.ts'
import { LintDocumentQuery } from './Content.queries.ts'
import { sentExtra } from './documentShapes.ts'
import { partState } from './partState.ts'
import { useDebounced } from '../../services/useDebounced.ts'

interface Linted {
  readonly locale: Locale
  readonly text: WrittenText
  readonly isWanted: boolean
}

/** Typing pauses for so long before a text is looked through, in milliseconds. */
const lintPause = 1500

/** What is found in a text once typing has paused; what was found before stays meanwhile. */
export function useLint(
  { id, extraFields }: EditedDocumentShape,
  { locale, text, isWanted }: Linted,
): PartState<LintShape> {
  const { title, description, source, extra } = useDebounced(text, lintPause)
  const { data, previousData, error, loading, refetch } = useQuery(LintDocumentQuery, {
    variables: {
      id,
      input: { locale, text: { title, description, source, extra: sentExtra(extra, extraFields) } },
    },
    skip: !isWanted,
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  })
  const found = (data ?? previousData)?.lintDocument
  return partState(
    { error, loading, refetch },
    found == null ? null : { ...found, findings: once(found.findings) },
  )
}

/** What a line holds twice, such as both ends of a tag, is mended at once. */
const once = (findings: LintShape['findings']): LintShape['findings'] => [
  ...new Map(findings.map(finding => [JSON.stringify(finding), finding])).values(),
]
