import type { Brand } from '@souk/design-system/brand/brand.ts'
import type { InvoiceMessageKind } from '@souk/design-system/domain/shop/invoice/InvoiceMessage.tsx'
import type { RefundToConfirm } from '@souk/design-system/domain/shop/invoice/panel/RefundQuestion.tsx'
import type { Locale } from '@souk/design-system/format/locale.ts'
import type { Resources } from '@souk/design-system/locales/i18nextTypes.ts'
import type { PayerInvoice } from './payerInvoice.ts'

/** What there is to show. */
export type PayerView =
  | {
      readonly kind: 'invoice'
      readonly invoice: PayerInvoice
      readonly problem?: string | null
      readonly refundError?: string
    }
  | { readonly kind: 'confirm'; readonly refund: RefundToConfirm }
  | { readonly kind: InvoiceMessageKind }

/** A page as the server renders it, and as the browser takes it over: it is written into the page as JSON. */
export interface PayerPage {
  readonly view: PayerView
  readonly locale: Locale
  readonly words: Resources['invoice']
  /** Whose page it is. */
  readonly brand: Brand
  /** When it was rendered, in milliseconds since 1970, by the server’s clock. */
  readonly now: number
  /** Where the page is, without a language: `/invoice/…`. */
  readonly path: string
  /** With its question mark: what the shop that shows the page in a frame asked for. */
  readonly query: string
  /** The origin of that shop. */
  readonly parent: string | null
}

export const hrefIn = ({ path, query }: PayerPage, locale: Locale): string => `/${locale}${path}${query}`

/** Where the forms of the page go. */
export const actHrefOf = ({ path, locale, query }: PayerPage): string => `/${locale}${path}/act${query}`
