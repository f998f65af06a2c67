import type { Locale } from '../../../../format/locale.ts'
import type { InvoiceShape, PayerAction, PaymentWay } from '../invoiceShape.ts'

/** What a payer does on their page. */
export interface InvoiceEvents {
  readonly onChoose: (way: PaymentWay) => void
  readonly onRenew: () => void
  readonly onRetry: () => void
  readonly onRefundAddress: (address: string, memo: string | null) => void
  readonly onPrint: () => void
  /** Not back to the store, where the page is about to go. */
  readonly onStay: () => void
}

/** Where the page leads to and sends what is done, also while none of its scripts is there. */
export interface InvoicePlaces {
  /** Takes the forms of the page: `act`, and what belongs to it. */
  readonly actHref: string
  readonly localeHref: (locale: Locale) => string
  /** Where the store’s page opens: `_top` out of the frame of a shop. */
  readonly returnTarget?: '_top' | undefined
}

/** What the server was asked for, and how it went. */
export interface InvoiceProgress {
  /** Being done now; nothing else is pressed meanwhile. */
  readonly pending?: PayerAction | null | undefined
  /** Why the address to send coins back to was not taken. */
  readonly refundError?: string | undefined
  /** Why anything else was not done. */
  readonly problem?: string | undefined
  /** The page has not heard from the server for a while. */
  readonly isStale?: boolean | undefined
  /** Whole seconds until the page goes back to the store by itself; null while it does not. */
  readonly leavesIn?: number | null | undefined
}

/** What every part of the panel is given. */
export interface PanelProps extends InvoiceEvents, InvoicePlaces, InvoiceProgress {
  readonly invoice: InvoiceShape
  /** Milliseconds since 1970. */
  readonly now: number
  readonly locale: Locale
}
