import { DocumentLoading } from '@souk/design-system/domain/content/editor/DocumentLoading.tsx'
import type { EditedDocumentShape } from '@souk/design-system/domain/content/editor/editorShape.ts'
import { FailedState } from '@souk/design-system/domain/page/state/FailedState.tsx'
import { DocumentDesk } from './DocumentDesk.tsx'
import { useStartTexts } from './useStartTexts.ts'
import { operatorPaths } from './operatorPaths.ts'

interface DocumentScreenProps {
  document: EditedDocumentShape
}

/** The editor of a document, once the text of each language is there. */
export function DocumentScreen({ document }: DocumentScreenProps) {
  const texts = useStartTexts(document)
  if (texts.status === 'ready') return <DocumentDesk document={document} texts={texts.value} />
  if (texts.status === 'loading') return <DocumentLoading />
  return (
    <FailedState onRetry={texts.onRetry} isRetrying={texts.isRetrying} homeHref={operatorPaths.content()} />
  )
}
