import type { VisitorPlace } from '../../../http/readerPage.ts'
import type { Locale } from '@souk/design-system/format/locale.ts'
import type { Resources } from '@souk/design-system/locales/i18nextTypes.ts'
import type { ReaderPage, ReaderView } from '../readerPage.ts'

/** What is written in an address: its parameters, and what of its query belongs to the page. */
export interface ReaderAddress {
  readonly locale: Locale
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  /** Null of everybody else, and of a page that is the same for all. */
  readonly place: VisitorPlace | null
}

/** The server's answers by the name of their call, in the names of the app; what was refused is null. */
export type Told = Readonly<Record<string, unknown>>

/** How the page of a route comes to be: what is asked of the server, and what is made of its answers. */
export interface ReaderSource {
  /** What its query may say, and how; all else is nothing to us. */
  readonly query?: Readonly<Record<string, RegExp>>
  /**
   * Parameters of the query that may have any of very many values: such a page is made anew for each who asks, or one stranger could push
   * everybody's pages out.
   */
  readonly free?: readonly string[]
  /** Paths of the server's API by a name; each is read as anybody. */
  readonly calls: (address: ReaderAddress) => Readonly<Record<string, string>>
  /** What can be asked for only once those are answered, and may fail or come too late: the page is there without it, too. */
  readonly more?: (told: Told, address: ReaderAddress) => Readonly<Record<string, string>>
  /** It begins otherwise for who comes from a country that has a page of its own. */
  readonly isByPlace?: true
  /** Where there is nothing, the app says so: any word could have been the address of such a page. */
  readonly isElseApp?: true
  /** `gone` where there is nothing. */
  readonly view: (told: Told, address: ReaderAddress) => ReaderView
}

export interface HeadTexts {
  readonly title: string
  readonly description: string
}

/** What a head is made with. */
export interface HeadContext {
  readonly page: ReaderPage
  readonly texts: HeadTexts
  /** An address of this place, in the page's language. */
  readonly address: (path: string) => string
  /** Who publishes it, in the words of schema.org. */
  readonly publisher: object
}

/** What a kind of page says of itself to search engines and previews, and the words that it brings along. */
export interface ReaderHead<View extends ReaderView> {
  /** Without the name of the place. */
  readonly texts: (view: View, page: ReaderPage) => HeadTexts
  /** What there is, in the words of schema.org. */
  readonly data: (view: View, context: HeadContext) => readonly object[]
  readonly isArticle?: true
  /** Of some of them search engines are asked to keep away. */
  readonly isHidden?: (view: View) => boolean
  /** Nouns that its components say beside `content`. */
  readonly words?: (locale: ReaderPage['locale']) => Partial<Resources>
}

/** The heads of all kinds of pages. */
export type ReaderHeads = {
  readonly [Kind in ReaderView['kind']]: ReaderHead<Extract<ReaderView, { kind: Kind }>>
}

/** Where one is, from the top: names and paths. */
export const trail = (
  steps: readonly (readonly [name: string, path: string])[],
  address: HeadContext['address'],
): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, to], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: address(to),
  })),
})
