import { ArticleText } from '@souk/design-system/domain/content/text/article/ArticleText.tsx'
import { BlogView } from '@souk/design-system/domain/content/text/blog/BlogView.tsx'
import { CategoryView } from '@souk/design-system/domain/content/text/blog/CategoryView.tsx'
import { ItemView } from '@souk/design-system/domain/content/text/blog/ItemView.tsx'
import { withQuery } from '../routes/publicPaths.ts'
import { blogHrefs } from '../parts/reading/readingHrefs.ts'
import { there, type PartProps } from './readerPart.ts'

/** The blog, a category of it, or an item. */
export function BlogPart({ page }: PartProps) {
  const { view, live, url, path } = page
  if (view.kind === 'item')
    return (
      <ItemView content={there(view.item)} similar={view.similar} url={url} hrefs={blogHrefs}>
        <ArticleText blocks={view.item.blocks} live={live} lang={view.item.locale} />
      </ItemView>
    )
  if (view.kind !== 'blog') return null
  const { category, categories, items, hasMore } = view
  const before = items.at(-1)?.code
  const moreHref = hasMore && before !== undefined ? withQuery(path, { before }) : null
  const list = { categories, items, moreHref }
  return category === null ? (
    <BlogView content={there(list)} hrefs={blogHrefs} />
  ) : (
    <CategoryView content={there({ ...list, category })} hrefs={blogHrefs} />
  )
}
