import { useT } from '../../../../locales/useT.ts'
import { useLinkComponent } from '../../../../primitives/link/LinkContext.ts'
import type { CategoryShape } from '../contentShape.ts'
import { CategoriesRoot, CategoryLink } from './CategoryLinks.styles.ts'
import type { BlogHrefs } from './blogShape.ts'

interface CategoryLinksProps {
  categories: readonly CategoryShape[]
  /** The one that is shown; null for all of them. */
  current: string | null
  hrefs: BlogHrefs
}

/** Every category with how many items it has. */
export function CategoryLinks({ categories, current, hrefs }: CategoryLinksProps) {
  const t = useT('content')
  const link = useLinkComponent()
  const marked = (code: string | null) => (code === current ? { 'aria-current': 'true' as const } : {})
  return (
    <CategoriesRoot aria-label={t('blog.categories')}>
      <ul>
        <li>
          <CategoryLink as={link} href={hrefs.blog} {...marked(null)}>
            {t('blog.all')}
          </CategoryLink>
        </li>
        {categories.map(({ code, title, items }) => (
          <li key={code}>
            <CategoryLink as={link} href={hrefs.category(code)} {...marked(code)}>
              {title} <small>{items}</small>
            </CategoryLink>
          </li>
        ))}
      </ul>
    </CategoriesRoot>
  )
}
