import type { Brand } from '@souk/design-system/brand/brand.ts'
import type {
  CategoryShape,
  ItemCardShape,
  ItemShape,
  LiveData,
  PageShape,
} from '@souk/design-system/domain/content/contentShape.ts'
import type { Locale } from '@souk/design-system/format/locale.ts'
import type { Resources } from '@souk/design-system/locales/i18nextTypes.ts'

/** What there is to read. */
export type ReaderView =
  | { readonly kind: 'info'; readonly page: PageShape }
  | { readonly kind: 'guide'; readonly page: PageShape }
  | { readonly kind: 'faq'; readonly page: PageShape }
  | { readonly kind: 'chapter'; readonly page: PageShape; readonly chapter: string }
  | {
      readonly kind: 'blog'
      readonly category: CategoryShape | null
      readonly categories: readonly CategoryShape[]
      readonly items: readonly ItemCardShape[]
      readonly hasMore: boolean
    }
  | { readonly kind: 'item'; readonly item: ItemShape; readonly similar: readonly ItemCardShape[] }
  | { readonly kind: 'gone' }

/** A page as the gateway renders it, and as the browser takes it over: it is written into the page as JSON. */
export interface ReaderPage {
  readonly view: ReaderView
  readonly live: LiveData
  readonly locale: Locale
  readonly words: Pick<Resources, 'content'> & Partial<Resources>
  /** Rules of the service that the words name, as they are said in this language. */
  readonly rules: Readonly<Record<string, string>>
  /** Whose page it is. */
  readonly brand: Brand
  /** Without the prefix of a language: `/guide/first-purchase`. */
  readonly path: string
  /** What of the query belongs to it, with its question mark. */
  readonly query: string
  /** The whole address, to be passed on; the path alone where nobody said the origin. */
  readonly url: string
}
