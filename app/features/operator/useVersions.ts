import type {
  DocumentLocaleShape,
  VersionShape,
} from '@souk/design-system/domain/content/editor/editorShape.ts'
import { useState } from 'react'
import { marked } from '../../network/apollo/requestMarks.ts'
import { useServices } from '../../services/useServices.ts'
import { DocumentVersionsQuery } from './Content.queries.ts'

interface Earlier {
  readonly items: readonly VersionShape[]
  readonly hasMore: boolean
}

/** The versions of a text in a language: those that came with it, and those before as far as they were asked for. */
export function useVersions(id: string, { locale, versions, hasMore }: DocumentLocaleShape) {
  const { client } = useServices()
  const [earlier, setEarlier] = useState<Earlier>({ items: [], hasMore })
  const [isLoadingMore, setLoading] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const first = versions.at(-1)?.number ?? 0
  const older = earlier.items.filter(({ number }) => number < first)
  const all = [...versions, ...older]
  const more = async () => {
    setLoading(true)
    setFailed(false)
    try {
      const { data } = await client.query({
        query: DocumentVersionsQuery,
        variables: { id, locale, before: all.at(-1)?.number ?? null, limit: null },
        fetchPolicy: 'no-cache',
        context: marked({ errors: 'place' }),
      })
      const page = data?.documentVersions
      if (page != null) setEarlier({ items: [...older, ...page.items], hasMore: page.hasMore })
    } catch {
      setFailed(true)
    } finally {
      setLoading(false)
    }
  }
  const isMore = older.length === 0 ? hasMore : earlier.hasMore
  return { versions: all, isLoadingMore, hasFailed, onMore: isMore ? () => void more() : null }
}
