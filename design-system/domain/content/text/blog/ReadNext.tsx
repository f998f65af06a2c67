import ChevronRight from 'lucide-react/icons/chevron-right'
import { useId } from 'react'
import { useT } from '../../../../locales/useT.ts'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import { Heading } from '../../../../primitives/text/Heading.tsx'
import type { CategoryShape, ItemCardShape } from '../contentShape.ts'
import { Cards } from './Blog.styles.ts'
import { CategoryLinks } from './CategoryLinks.tsx'
import { ItemCard } from './ItemCard.tsx'
import { NextHead, NextRoot } from './ItemView.styles.ts'
import type { BlogHrefs } from './blogShape.ts'

interface ReadNextProps {
  items: readonly ItemCardShape[]
  categories: readonly CategoryShape[]
  /** The category of the item that was read. */
  current: string
  hrefs: BlogHrefs
}

/** So many stand in one row. */
const most = 3

/** What to read after an item; nothing where there is nothing else. */
export function ReadNext({ items, categories, current, hrefs }: ReadNextProps) {
  const t = useT('content')
  const titleId = useId()
  if (items.length === 0 && categories.length === 0) return null
  return (
    <NextRoot data-ground="card" aria-labelledby={titleId}>
      <NextHead>
        <Heading level={2} look="title-2" id={titleId}>
          {t('blog.next')}
        </Heading>
        <TextLink href={hrefs.blog} iconEnd={ChevronRight}>
          {t('blog.all')}
        </TextLink>
      </NextHead>
      {items.length > 0 && (
        <Cards data-columns="3">
          {items.slice(0, most).map(item => (
            <li key={`${item.category}/${item.code}`}>
              <ItemCard item={item} level={3} href={hrefs.item(item)} />
            </li>
          ))}
        </Cards>
      )}
      {categories.length > 0 && <CategoryLinks categories={categories} current={current} hrefs={hrefs} />}
    </NextRoot>
  )
}
