import type { ReactNode } from 'react'
import { Contents } from '../article/Contents.tsx'
import { ContentsFold } from '../article/ContentsFold.tsx'
import { headingsOf } from '../article/headings.ts'
import type { CategoryShape, ItemCardShape, ItemShape } from '../contentShape.ts'
import type { ContentState } from '../contentState.ts'
import { Cover } from '../cover/Cover.tsx'
import { BlogStates } from './BlogStates.tsx'
import { ItemHead } from './ItemHead.tsx'
import { Aside, Fold, ItemCover, ItemGrid, ItemRoot } from './ItemView.styles.ts'
import { ReadNext } from './ReadNext.tsx'
import type { BlogHrefs } from './blogShape.ts'

interface ItemViewProps {
  content: ContentState<ItemShape>
  /** The text itself: an `ArticleText` of its blocks. */
  children: ReactNode
  /** What is read after it; three at most. */
  similar: readonly ItemCardShape[]
  /** The ways to everything else; left out while they are not known. */
  categories?: readonly CategoryShape[] | undefined
  /** The whole address of the page, to be passed on. */
  url: string
  hrefs: BlogHrefs
}

/** An item of the blog: what it says of itself, its drawing, the text with its parts beside it, and what to read next. */
export function ItemView({ content, children, similar, categories = [], url, hrefs }: ItemViewProps) {
  return (
    <BlogStates content={content} kind="item" hrefs={hrefs}>
      {item => (
        <ItemRoot>
          <article>
            <ItemHead item={item} url={url} hrefs={hrefs} />
            <ItemCover>
              <Cover name={item.cover} alt={item.alt} look="wide" />
            </ItemCover>
            <ItemBody item={item}>{children}</ItemBody>
          </article>
          <ReadNext items={similar} categories={categories} current={item.category} hrefs={hrefs} />
        </ItemRoot>
      )}
    </BlogStates>
  )
}

function ItemBody({ item, children }: { item: ItemShape; children: ReactNode }) {
  const headings = headingsOf(item.blocks)
  return (
    <ItemGrid>
      {headings.length > 1 && (
        <>
          <Aside>
            <Contents headings={headings} lang={item.locale} />
          </Aside>
          <Fold>
            <ContentsFold headings={headings} lang={item.locale} />
          </Fold>
        </>
      )}
      <div data-part="text">{children}</div>
    </ItemGrid>
  )
}
