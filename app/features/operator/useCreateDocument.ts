import type { NewDocument } from '@souk/design-system/domain/content/editor/list/NewDocumentDialog.tsx'
import { useIntent } from '../../services/useIntent.ts'
import { useGo } from '../../routes/navigation/useGo.ts'
import { CreateDocumentMutation } from './Content.queries.ts'
import { operatorPaths } from './operatorPaths.ts'

/** Makes a document and goes to it; a refusal is thrown, for the form that asked. */
export function useCreateDocument(): (document: NewDocument) => Promise<void> {
  const { run } = useIntent(CreateDocumentMutation, { errors: 'place' })
  const go = useGo()
  return async ({ kind, code, parent }) => {
    const { createDocument } = await run({ input: { kind, code, parent } })
    if (createDocument != null) go(operatorPaths.document(createDocument.id))
  }
}
