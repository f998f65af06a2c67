import { payerStates, type InvoiceShape } from '@souk/design-system/domain/shop/invoice/invoiceShape.ts'
import type { RefundToConfirm } from '@souk/design-system/domain/shop/invoice/panel/RefundQuestion.tsx'
import type { MerchantLook } from '@souk/design-system/domain/shop/look/merchantLook.ts'
import type { Locale } from '@souk/design-system/format/locale.ts'

/** The contract’s `PayerInvoice`, named as everywhere in the browser. */
export interface PayerInvoice extends InvoiceShape {
  /** Grows with each change. */
  readonly version: number
  readonly locale: Locale
  readonly look: MerchantLook
}

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }

const nameOf = (wire: string): string =>
  wire.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

function renamed(value: Json): Json {
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map(renamed)
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [nameOf(name), renamed(inner)]))
}

/** Reads from the wire. That the two are the same is proved by `payerInvoice.test.ts`, against the contract. */
export const refundOf = (wire: unknown): RefundToConfirm & { readonly locale: Locale } =>
  renamed(wire as Json) as unknown as RefundToConfirm & { readonly locale: Locale }

/** As {@link refundOf}. */
export function payerInvoiceOf(wire: unknown): PayerInvoice {
  const invoice = renamed(wire as Json) as unknown as PayerInvoice
  return { ...invoice, state: states.has(invoice.state) ? invoice.state : 'unknown' }
}

/** A page that stays open over a new version of the server may be told of a state that it does not know. */
const states: ReadonlySet<string> = new Set(payerStates)
