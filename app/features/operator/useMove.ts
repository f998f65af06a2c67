import type { DocumentPlace } from '@souk/design-system/domain/content/editor/MoveDialog.tsx'
import { marked } from '../../network/apollo/requestMarks.ts'
import { useServices } from '../../services/useServices.ts'
import { UpdateDocumentMutation } from './Content.queries.ts'

/** Moves a document; a refusal is thrown, for the form that asked. */
export function useMove(id: string): (place: DocumentPlace) => Promise<void> {
  const { client } = useServices()
  return async ({ place, parent }) => {
    await client.mutate({
      mutation: UpdateDocumentMutation,
      // What lies in nothing is not told what it lies in.
      variables: { id, input: { place, ...(parent === null ? {} : { parent }) } },
      context: marked({ errors: 'place' }),
    })
  }
}
