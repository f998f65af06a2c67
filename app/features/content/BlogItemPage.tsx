import { useQuery } from '@apollo/client/react'
import { ArticleText } from '@souk/design-system/domain/content/text/article/ArticleText.tsx'
import { ItemView } from '@souk/design-system/domain/content/text/blog/ItemView.tsx'
import { useParams } from 'react-router-dom'
import { itemCardShapeOf, itemShapeOf } from '../../parts/reading/readingShapes.ts'
import { blogHrefs } from '../../parts/reading/readingHrefs.ts'
import { BlogItemQuery } from './Content.queries.ts'
import { textState } from '../../parts/content/textState.ts'
import { useTextLive } from '../../parts/content/useTextLive.ts'
import { useTextWords } from '../../parts/content/useTextWords.ts'

/** An item of the blog; at the address of another category it is not there. */
export function BlogItemPage() {
  const { category = '', item: code = '' } = useParams()
  const found = useQuery(BlogItemQuery, { variables: { code } })
  const { blogItem, similarBlogItems: similar } = found.data ?? {}
  const state = textState(found, blogItem == null ? null : itemShapeOf(blogItem))
  const isElsewhere = state.status === 'ready' && state.value.category !== category
  const content = isElsewhere ? ({ status: 'missing' } as const) : state
  useTextWords(content)
  const live = useTextLive(content)
  return (
    <ItemView
      content={content}
      similar={similar?.items.map(itemCardShapeOf) ?? []}
      url={location.href}
      hrefs={blogHrefs}
    >
      {content.status === 'ready' && (
        <ArticleText blocks={content.value.blocks} live={live} lang={content.value.locale} />
      )}
    </ItemView>
  )
}
