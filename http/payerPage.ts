import type { Brand } from '../brand/brand.ts'

/** What a payer's page is rendered from: the gateway tells it, the app's build (`app/payer/server.tsx`) renders. */
export interface PayerRequest {
  /** `confirm` asks whether coins may go back; `gone` and `confirmGone`: there is nothing of that name, or no more. */
  readonly kind: 'invoice' | 'gone' | 'away' | 'confirm' | 'confirmGone'
  /** The server’s answer: the invoice, or the refund that is to be confirmed. */
  readonly answer?: unknown
  /** The server’s answer to what was just asked for, where it refused. */
  readonly refused?: unknown
  /** The language of the address, or null: then it is the invoice’s. */
  readonly prefix: string | null
  /** The language of pages that have no invoice. */
  readonly fallback: string
  /** Milliseconds since 1970. */
  readonly now: number
  readonly path: string
  readonly query: string
  readonly parent: string | null
  /** Whose page it is; the one of `brand/brand.json` unless told. */
  readonly brand?: Brand
}

/** A payer's page, ready to be put into a document. */
export interface PayerMarkup {
  readonly locale: string
  readonly title: string
  readonly html: string
  /** `<style>` tags. */
  readonly styles: string
  /** What the browser takes the page over with, to be written as JSON; null where nothing happens there. */
  readonly state: object | null
  /** Something comes by itself: a page without scripts looks again. */
  readonly isAwaited: boolean
}
