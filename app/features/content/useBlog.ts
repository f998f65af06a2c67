import { useQuery } from '@apollo/client/react'
import type {
  BlogListShape,
  CategoryListShape,
  MoreControl,
} from '@souk/design-system/domain/content/text/blog/blogShape.ts'
import type { ContentState } from '@souk/design-system/domain/content/text/contentState.ts'
import { NetworkStatus } from '@apollo/client'
import { categoryShapeOf, itemCardShapeOf } from '../../parts/reading/readingShapes.ts'
import { BlogCategoryQuery, BlogQuery } from './Content.queries.ts'
import { textState } from '../../parts/content/textState.ts'

/** So many come at a time. */
const pageSize = 13

interface Listed<T> {
  readonly content: ContentState<T>
  /** Loads older items into this page; undefined when these are all. */
  readonly more: MoreControl | undefined
}

/** What the blog has to read, of one category or of all, as far back as somebody has looked. */
export function useBlog(category: string | null): Listed<BlogListShape> {
  const found = useQuery(BlogQuery, {
    variables: { category, before: null, limit: pageSize },
    refetchWritePolicy: 'merge',
  })
  const { blogItems: list, blogCategories: categories } = found.data ?? {}
  const value =
    list == null || categories == null
      ? null
      : {
          categories: categories.items.map(categoryShapeOf),
          items: list.items.map(itemCardShapeOf),
          moreHref: null,
        }
  const last = list?.items.at(-1)?.urlCode
  return {
    content: textState(found, value),
    more:
      list?.hasMore === true && last !== undefined
        ? {
            onMore: () => void found.fetchMore({ variables: { before: last } }).catch(() => {}),
            isLoading: found.networkStatus === NetworkStatus.fetchMore,
          }
        : undefined,
  }
}

/** The same of one category, with what it is called; `missing` where there is no such one. */
export function useBlogCategory(code: string): Listed<CategoryListShape> {
  const found = useQuery(BlogCategoryQuery, { variables: { code } })
  const { content, more } = useBlog(code)
  const named = textState(found, found.data?.blogCategory ?? null)
  if (named.status !== 'ready') return { content: named, more: undefined }
  if (content.status !== 'ready') return { content, more }
  const category = categoryShapeOf(named.value)
  return { content: { ...content, value: { ...content.value, category } }, more }
}
