import { useQuery } from '@apollo/client/react'
import type { ContentState } from '@souk/design-system/domain/content/text/contentState.ts'
import type { PageShape } from '@souk/design-system/domain/content/text/contentShape.ts'
import { pageShapeOf } from '../reading/readingShapes.ts'
import { PageQuery } from './Text.queries.ts'
import { textState } from './textState.ts'

/** A page of words, or one of its earlier versions. */
export function usePage(page: string, version: number | null = null): ContentState<PageShape> {
  const found = useQuery(PageQuery, { variables: { page, version } })
  const value = found.data?.page
  return textState(found, value == null ? null : pageShapeOf(value))
}
