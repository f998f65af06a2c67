import ChevronRight from 'lucide-react/icons/chevron-right'
import { useT } from '../../../../locales/useT.ts'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import type { ItemCardShape } from '../contentShape.ts'
import { PathRoot } from './Blog.styles.ts'
import type { BlogHrefs } from './blogShape.ts'

interface BlogPathProps {
  hrefs: BlogHrefs
  /** The category of an item; left out on the page of a category itself. */
  category?: Pick<ItemCardShape, 'category' | 'categoryTitle'> | undefined
}

/** The way up from here. */
export function BlogPath({ hrefs, category }: BlogPathProps) {
  const t = useT('content')
  return (
    <PathRoot aria-label={t('blog.path')}>
      <ol>
        <li>
          <TextLink href={hrefs.blog} data-standing="">
            {t('blog.name')}
          </TextLink>
        </li>
        {category !== undefined && (
          <li>
            <Icon of={ChevronRight} />
            <TextLink href={hrefs.category(category.category)} data-standing="">
              {category.categoryTitle}
            </TextLink>
          </li>
        )}
      </ol>
    </PathRoot>
  )
}
