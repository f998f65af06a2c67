import type { Brand } from '../brand/brand.ts'

/** The country that a visitor comes from, where it has a page of its own. */
export interface VisitorPlace {
  /** Its name in the address, as in `/nigeria`. */
  readonly code: string
  readonly fiat: string
}

/** A page that is rendered for a first visit, and what the gateway has to ask of the server for it. */
export interface RenderedRoute {
  readonly locale: string
  /** Without the prefix of a language, and as it is written best: the page's own address. */
  readonly path: string
  /** What of the query belongs to the page, with its question mark: it is there in every language. */
  readonly query: string
  /** Paths of the server's API, by a name; each is asked for without a session. */
  readonly calls: Readonly<Record<string, string>>
  /** False of one of very many, as with an amount in its address: it is made for each who asks. */
  readonly isKept: boolean
  /** It is another page for who comes from a country that has a page of its own. */
  readonly isByPlace: boolean
  /** Where there is nothing at this address, the app says so. */
  readonly isElseApp: boolean
}

/** The server's answers, by the name of their call; one that was refused or failed is null. */
export type ReaderAnswers = Readonly<Record<string, unknown>>

/** What such a page is rendered from. */
export interface ReaderRequest<Route extends RenderedRoute = RenderedRoute> {
  readonly route: Route
  readonly answers: ReaderAnswers
  /** Whose page it is; the one of `brand/brand.json` unless told. */
  readonly brand?: Brand
  /** The origin that people open; null where nobody said it: then nothing is said of other addresses. */
  readonly origin: string | null
}

/** Such a page, ready to be put into a document. */
export interface ReaderMarkup {
  readonly status: 200 | 404
  readonly locale: string
  /** Which of the scripts draws it. */
  readonly part: string
  /** What stands in the head: title, description, addresses, previews, and what search engines read as data. */
  readonly head: string
  readonly html: string
  /** `<style>` tags. */
  readonly styles: string
  /** What the browser takes the page over with. */
  readonly state: object
}
