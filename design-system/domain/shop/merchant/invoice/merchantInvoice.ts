import * as unions from '../../../__generated__/unions.ts'
import type { DecimalString } from '../../../../format/decimal.ts'
import type { Locale } from '../../../../format/locale.ts'
import type { InvoiceMoney } from '../../invoice/invoiceShape.ts'

/** Where an invoice is; `unknown` is one of a store that takes no money now. */
export const invoiceStatuses = unions.invoiceStatuses
export type InvoiceStatus = (typeof invoiceStatuses)[number]

/** Why coins are kept apart: more than was asked for, after the time, or too few at its end. */
export type RestKind = unions.InvoiceRestKind

/** What became of coins that are kept apart. */
export type RestStatus = unions.InvoiceRestStatus

/** How far a refund is. */
export type RefundStatus = unions.InvoiceRefundStatus

/** What can happen to an invoice. */
export type TimelineKind = unions.InvoiceTimelineKind

/** What a store’s owner may do with an invoice now; the server says which. */
export type MerchantInvoiceAction = unions.MerchantInvoiceAction

/** An invoice in a list. Moments are ISO-8601. */
export interface InvoiceRowShape {
  readonly id: string
  readonly status: InvoiceStatus
  /** What is asked for, in a coin or a fiat. */
  readonly amount: InvoiceMoney
  readonly productTitle: string
  readonly email: string | null
  /** The store’s own number of the order. */
  readonly reference: string | null
  /** Coins wait for a decision. */
  readonly hasHeld: boolean
  readonly createdAt: string
}

/** Coins that are kept apart, or were. */
export interface InvoiceRest {
  readonly id: string
  readonly kind: RestKind
  readonly status: RestStatus
  readonly amount: InvoiceMoney
}

/** Coins that came for an invoice. */
export interface InvoicePayment {
  readonly id: string
  readonly amount: InvoiceMoney
  /** In what is asked for. */
  readonly worth: InvoiceMoney
  readonly network: string
  readonly txid: string
  readonly txUrl: string | null
  readonly confirmations: number
  readonly confirmationsNeeded: number
  readonly isConfirmed: boolean
  /** The chain has dropped it. */
  readonly isGone: boolean
  readonly isLate: boolean
  readonly settled: InvoiceMoney
  readonly fee: InvoiceMoney
  readonly rest: InvoiceRest | null
  readonly seenAt: string
}

/** Coins that go back to an address which the payer left. */
export interface InvoiceRefund {
  readonly id: string
  readonly status: RefundStatus
  /** Null until it is known. */
  readonly amount: InvoiceMoney | null
  readonly network: string
  readonly address: string
  readonly memo: string | null
  readonly txid: string | null
  readonly changedAt: string
}

/** One line of what happened. */
export interface InvoiceEvent {
  readonly kind: TimelineKind
  readonly at: string
  readonly amount: InvoiceMoney | null
  readonly network: string | null
  /** An address or a transaction. */
  readonly text: string | null
}

/** An invoice, whole. */
export interface InvoiceDetailShape extends InvoiceRowShape {
  readonly accountId: string
  readonly productDescription: string
  /** The coin of its last price. */
  readonly cryptoCurrencyCode: string | null
  readonly received: InvoiceMoney
  readonly expiresAt: string
  readonly paidAt: string | null
  /** The payer’s page. */
  readonly url: string
  readonly locale: Locale
  /** What one coin costs in what is asked for, as the last price had it. */
  readonly sourceRate: DecimalString | null
  /** Of all that was settled, coin by coin. */
  readonly settled: readonly InvoiceMoney[]
  readonly processingFee: readonly InvoiceMoney[]
  readonly processingPercent: DecimalString
  readonly tolerancePercent: DecimalString
  readonly payments: readonly InvoicePayment[]
  readonly refunds: readonly InvoiceRefund[]
  /** The oldest first. */
  readonly timeline: readonly InvoiceEvent[]
  readonly actions: readonly MerchantInvoiceAction[]
}

/** What a store’s owner writes. */
export interface InvoiceValues {
  readonly amount: DecimalString
  readonly asset: string
  readonly productTitle: string
  readonly productDescription: string
  readonly email: string | null
  readonly sendEmail: boolean
  readonly reference: string | null
  readonly locale: Locale
}

/** Names as networks call themselves, in every language. */
const networkNames: Readonly<Record<string, string>> = {
  bitcoin: 'Bitcoin',
  ethereum: 'Ethereum',
  litecoin: 'Litecoin',
  monero: 'Monero',
  ton: 'TON',
  tron: 'TRON',
}

/** A network by its code, as people know it. */
export const networkName = (code: string): string => networkNames[code] ?? code
