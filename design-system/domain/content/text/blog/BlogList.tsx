import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { LinkButton } from '../../../../primitives/button/LinkButton.tsx'
import { EmptyState } from '../../../../primitives/state/EmptyState.tsx'
import { Cards, MoreRoom } from './Blog.styles.ts'
import { CategoryLinks } from './CategoryLinks.tsx'
import { ItemCard } from './ItemCard.tsx'
import type { BlogHrefs, BlogListShape, MoreControl } from './blogShape.ts'

interface BlogListProps extends BlogListShape {
  /** The one whose items these are; null for all. */
  category: string | null
  hrefs: BlogHrefs
  more?: MoreControl | undefined
}

/** Items, the newest large, with the ways to the others. */
export function BlogList({ categories, items, moreHref, category, hrefs, more }: BlogListProps) {
  const t = useT('content')
  return (
    <>
      <CategoryLinks categories={categories} current={category} hrefs={hrefs} />
      {items.length === 0 ? (
        <NothingWritten hrefs={hrefs} />
      ) : (
        <Cards aria-label={t('blog.items')}>
          {items.map((item, index) => (
            <li key={`${item.category}/${item.code}`} data-look={index === 0 ? 'large' : 'card'}>
              <ItemCard
                item={item}
                level={2}
                look={index === 0 ? 'large' : 'card'}
                hasCategory={category === null}
                href={hrefs.item(item)}
              />
            </li>
          ))}
        </Cards>
      )}
      <More href={moreHref} more={more} />
    </>
  )
}

function More({ href, more }: { href: string | null; more: MoreControl | undefined }) {
  if (more !== undefined)
    return (
      <MoreRoom>
        <MoreButton {...more} />
      </MoreRoom>
    )
  return (
    href !== null && (
      <MoreRoom>
        <MoreLink href={href} />
      </MoreRoom>
    )
  )
}

function MoreButton({ onMore, isLoading }: MoreControl) {
  const t = useT('content')
  return (
    <Button size="l" onClick={onMore} pendingLabel={isLoading ? t('blog.loadingMore') : undefined}>
      {t('blog.more')}
    </Button>
  )
}

function MoreLink({ href }: { href: string }) {
  const t = useT('content')
  return (
    <LinkButton href={href} size="l" rel="next">
      {t('blog.more')}
    </LinkButton>
  )
}

function NothingWritten({ hrefs }: Pick<BlogListProps, 'hrefs'>) {
  const t = useT('content')
  return (
    <EmptyState
      title={t('blog.empty.title')}
      actions={<LinkButton href={hrefs.guide}>{t('blog.empty.guide')}</LinkButton>}
    >
      {t('blog.empty.text')}
    </EmptyState>
  )
}
