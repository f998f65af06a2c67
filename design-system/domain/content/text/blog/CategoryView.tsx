import type { ContentState } from '../contentState.ts'
import { BlogHead, BlogRoot } from './Blog.styles.ts'
import { BlogList } from './BlogList.tsx'
import { BlogPath } from './BlogPath.tsx'
import { BlogStates } from './BlogStates.tsx'
import type { BlogHrefs, CategoryListShape, MoreControl } from './blogShape.ts'

interface CategoryViewProps {
  content: ContentState<CategoryListShape>
  hrefs: BlogHrefs
  /** Loads older items into this page; without it a link leads to them. */
  more?: MoreControl | undefined
}

/** The items of one category of the blog. */
export function CategoryView({ content, hrefs, more }: CategoryViewProps) {
  return (
    <BlogRoot>
      <BlogStates content={content} kind="category" hrefs={hrefs}>
        {({ category, ...list }) => (
          <>
            <BlogHead>
              <BlogPath hrefs={hrefs} />
              <h1>{category.title}</h1>
              <p>{category.description}</p>
            </BlogHead>
            <BlogList {...list} category={category.code} hrefs={hrefs} more={more} />
          </>
        )}
      </BlogStates>
    </BlogRoot>
  )
}
