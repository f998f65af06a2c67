import { BlogView } from '@souk/design-system/domain/content/text/blog/BlogView.tsx'
import { CategoryView } from '@souk/design-system/domain/content/text/blog/CategoryView.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { useParams } from 'react-router-dom'
import { blogHrefs } from '../../parts/reading/readingHrefs.ts'
import { usePageWords } from '../../parts/frame/usePageWords.ts'
import { useBlog, useBlogCategory } from './useBlog.ts'
import { useTextWords } from '../../parts/content/useTextWords.ts'

/** The blog, or the category of it that the address names. */
export function BlogPage() {
  const { category } = useParams()
  return category === undefined ? <Blog /> : <Category code={category} />
}

function Blog() {
  const t = useT('content')
  const { content, more } = useBlog(null)
  usePageWords({ title: t('blog.name'), description: t('blog.lead') })
  return <BlogView content={content} hrefs={blogHrefs} more={more} />
}

function Category({ code }: { code: string }) {
  const { content, more } = useBlogCategory(code)
  useTextWords(content.status === 'ready' ? { ...content, value: content.value.category } : content)
  return <CategoryView content={content} hrefs={blogHrefs} more={more} />
}
