import { useQuery } from '@apollo/client/react'
import { DocumentLoading } from '@souk/design-system/domain/content/editor/DocumentLoading.tsx'
import { FailedState } from '@souk/design-system/domain/page/state/FailedState.tsx'
import { useParams } from 'react-router-dom'
import { statusOf } from '../../network/apollo/trouble.ts'
import { EditedDocumentQuery } from './Content.queries.ts'
import { NobodysDesk, OperatorOnly } from './OperatorOnly.tsx'
import { paths } from '../../routes/paths.ts'
import type { EditedDocumentShape } from '@souk/design-system/domain/content/editor/editorShape.ts'
import { DocumentDesk } from './DocumentDesk.tsx'
import { useInitialTexts } from './useInitialTexts.ts'

/** A document, for who writes it. */
export function DocumentPage() {
  const { id = '' } = useParams()
  return (
    <OperatorOnly>
      <FoundDocument key={id} id={id} />
    </OperatorOnly>
  )
}

function FoundDocument({ id }: { id: string }) {
  const { data, error, loading, refetch } = useQuery(EditedDocumentQuery, {
    variables: { id },
    // Over what somebody has changed since, nothing could be saved.
    fetchPolicy: 'network-only',
  })
  const document = data?.editedDocument
  if (document) return <DocumentScreen document={document} />
  if (error === undefined) return <DocumentLoading />
  if ([400, 403, 404, 422].includes(statusOf(error) ?? 0)) return <NobodysDesk />
  // What it fails with shows in place.
  const retry = () => void refetch().catch(() => {})
  return <FailedState onRetry={retry} isRetrying={loading} homeHref={paths.home()} />
}

interface DocumentScreenProps {
  document: EditedDocumentShape
}

/** The editor of a document, once the text of each language is there. */
function DocumentScreen({ document }: DocumentScreenProps) {
  const texts = useInitialTexts(document)
  if (texts.status === 'ready') return <DocumentDesk document={document} texts={texts.value} />
  if (texts.status === 'loading') return <DocumentLoading />
  return <FailedState onRetry={texts.onRetry} isRetrying={texts.isRetrying} homeHref={paths.home()} />
}
