import type { CategoryShape, ItemCardShape } from '../contentShape.ts'

/** Items of the blog, the newest first, as far back as somebody has looked. */
export interface BlogListShape {
  readonly categories: readonly CategoryShape[]
  readonly items: readonly ItemCardShape[]
  /** The page with older ones, `?before=…`; null when these are all. */
  readonly moreHref: string | null
}

/** The items of one category. */
export interface CategoryListShape extends BlogListShape {
  readonly category: CategoryShape
}

/** Where the blog leads. */
export interface BlogHrefs {
  readonly blog: string
  readonly guide: string
  readonly category: (code: string) => string
  readonly item: (item: Pick<ItemCardShape, 'category' | 'code'>) => string
}

/** How older items come where there are scripts: into the same page. */
export interface MoreControl {
  readonly onMore: () => void
  readonly isLoading: boolean
}
