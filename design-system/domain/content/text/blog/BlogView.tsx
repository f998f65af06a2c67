import { useT } from '../../../../locales/useT.ts'
import type { ContentState } from '../contentState.ts'
import { BlogList } from './BlogList.tsx'
import { BlogRoot, BlogHead } from './Blog.styles.ts'
import { BlogStates } from './BlogStates.tsx'
import type { BlogHrefs, BlogListShape, MoreControl } from './blogShape.ts'

interface BlogViewProps {
  content: ContentState<BlogListShape>
  hrefs: BlogHrefs
  /** Loads older items into this page; without it a link leads to them. */
  more?: MoreControl | undefined
}

/** The blog: its newest item large, the others as cards, and the way to each category. */
export function BlogView({ content, hrefs, more }: BlogViewProps) {
  const t = useT('content')
  return (
    <BlogRoot>
      <BlogStates content={content} kind="list" hrefs={hrefs}>
        {list => (
          <>
            <BlogHead>
              <h1>{t('blog.name')}</h1>
              <p>{t('blog.lead')}</p>
            </BlogHead>
            <BlogList {...list} category={null} hrefs={hrefs} more={more} />
          </>
        )}
      </BlogStates>
    </BlogRoot>
  )
}
