/**
 * The statuses of an invoice (specification 000 §6, 001 §4).
 * - `created`          waits for its payment
 * - `trade_initiated`  something was seen: it confirms, or the rest is asked for
 * - `paid`             enough is confirmed, and the store has it
 * - `past_due`         its time ran out, unpaid or short
 * - `offer_not_found`  the coin that was chosen has no rate now
 * - `trade_cancelled`  by the store
 * - `init_trade_error` no address could be made for the coin that was chosen
 */
export const invoiceStatuses = [
  'created',
  'trade_initiated',
  'paid',
  'past_due',
  'offer_not_found',
  'trade_cancelled',
  'init_trade_error',
] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]

/** What screens and shops read: `unknown` stands for an open invoice of a store that takes no money now. */
export const shownStatuses = [...invoiceStatuses, 'unknown'] as const
export type ShownStatus = (typeof shownStatuses)[number]

/** Who causes a move: whoever pays, the store’s owner, or time and the chains. */
export type InvoiceActor = 'payer' | 'merchant' | 'system'

interface InvoiceTransition {
  readonly from: readonly InvoiceStatus[]
  readonly to: InvoiceStatus
  readonly by: InvoiceActor
}

const unpaid = ['created', 'offer_not_found', 'init_trade_error'] as const

/** Everything that can happen to an invoice. Nobody cancels it once a payment is seen. */
export const invoiceTransitions = {
  offer: { from: unpaid, to: 'created', by: 'payer' },
  lackOffer: { from: unpaid, to: 'offer_not_found', by: 'payer' },
  lackAddress: { from: unpaid, to: 'init_trade_error', by: 'payer' },
  renew: { from: ['past_due'], to: 'created', by: 'payer' },
  cancel: { from: unpaid, to: 'trade_cancelled', by: 'merchant' },
  see: { from: unpaid, to: 'trade_initiated', by: 'system' },
  forget: { from: ['trade_initiated'], to: 'created', by: 'system' },
  lapse: { from: [...unpaid, 'trade_initiated'], to: 'past_due', by: 'system' },
  pay: { from: ['trade_initiated'], to: 'paid', by: 'system' },
  /** The chain took back what had paid it. */
  unpay: { from: ['paid'], to: 'trade_initiated', by: 'system' },
} as const satisfies Record<string, InvoiceTransition>
export type InvoiceMove = keyof typeof invoiceTransitions

/** Where a move leads; null when it does not lead from this status. */
export function movedBy(status: InvoiceStatus, move: InvoiceMove): InvoiceStatus | null {
  const { from, to }: InvoiceTransition = invoiceTransitions[move]
  return from.includes(status) ? to : null
}

/** Whether what comes now pays it; all else comes too late. */
export const takesPayment = (status: InvoiceStatus): boolean =>
  movedBy(status, 'see') !== null || status === 'trade_initiated' || status === 'paid'

/** Whether it still waits for something: it has time that runs, and its store is not closed over it. */
export const isOpenInvoice = (status: InvoiceStatus): boolean => movedBy(status, 'lapse') !== null

/** Why coins lie in suspense: more than was asked for, after the time, or too few at its end. */
export const restKinds = ['over', 'late', 'short'] as const
export type RestKind = (typeof restKinds)[number]

/** What becomes of coins in suspense, once. */
export const restStatuses = ['held', 'accepted', 'refunding', 'refunded'] as const
export type RestStatus = (typeof restStatuses)[number]

/** A refund: its address waits for a confirmation, then for the chain. */
export const refundStatuses = ['asked', 'confirmed', 'sent', 'withdrawn'] as const
export type RefundStatus = (typeof refundStatuses)[number]

/** Everything that can happen to a refund. A new address replaces one that is not confirmed. */
export const refundTransitions = {
  confirm: { from: ['asked'], to: 'confirmed' },
  send: { from: ['confirmed'], to: 'sent' },
  withdraw: { from: ['asked'], to: 'withdrawn' },
} as const satisfies Record<string, { readonly from: readonly RefundStatus[]; readonly to: RefundStatus }>
