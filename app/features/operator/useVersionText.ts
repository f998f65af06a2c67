import type { WrittenText } from '@souk/design-system/domain/content/editor/editorShape.ts'
import type { Locale } from '@souk/design-system/format/locale.ts'
import { useCallback } from 'react'
import { marked } from '../../network/apollo/requestMarks.ts'
import { useServices } from '../../services/useServices.ts'
import { DocumentVersionQuery } from './Content.queries.ts'
import { textOf } from './documentShapes.ts'

/** Reads what a version of a document says; rejects where it did not come. */
export function useVersionText(id: string): (locale: Locale, number: number) => Promise<WrittenText> {
  const { client } = useServices()
  return useCallback(
    async (locale, number) => {
      const { data } = await client.query({
        query: DocumentVersionQuery,
        variables: { id, locale, number },
        // A draft of the same number says something else by now.
        fetchPolicy: 'no-cache',
        context: marked({ errors: 'place' }),
      })
      if (data?.documentVersion == null) throw new Error(`Version ${number} did not come`)
      return textOf(data.documentVersion)
    },
    [client, id],
  )
}
