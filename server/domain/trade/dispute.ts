import { sides, type Side } from './party.ts'

/** Why a buyer opens a dispute: the closed list that the dialog offers. A dispute that the system opens has none. */
export const disputeReasons = [
  'not_released',
  'wrong_amount',
  'third_party_payment',
  'payment_reversed',
  'other',
] as const
export type DisputeReason = (typeof disputeReasons)[number]

/** Who wrote in the chat of a dispute. */
export type DisputeAuthor = Side | 'arbiter'

/** Whose word a dispute waits for. */
export const disputeWaits = ['buyer', 'seller', 'arbiter'] as const

/** How many messages each has written since the dispute opened; an opening statement with its files is one. */
export type DisputeWords = Readonly<Record<DisputeAuthor, number>>

/**
 * How many messages a side may still write in a dispute: one opening statement, and one reply per message of the arbiter.
 * The arbiter's own are not limited.
 */
export const disputeReplyAllowance = (said: DisputeWords, side: Side): number =>
  Math.max(0, 1 + said.arbiter - said[side])

/**
 * Whose word comes next: of each side that has yet to make its statement or to answer the arbiter, else the arbiter's. An
 * arbiter may always speak, and rule, without waiting.
 */
export function disputeWaitsFor(said: DisputeWords): readonly (typeof disputeWaits)[number][] {
  const owing = sides.filter(side => disputeReplyAllowance(said, side) > 0)
  return owing.length > 0 ? owing : ['arbiter']
}

/** What an arbiter looks for, and from whom: both say what happened, the payer shows the payment, the payee the account. */
export const evidenceCodes = ['statement', 'receipt', 'payer_name', 'account_history'] as const
export type EvidenceCode = (typeof evidenceCodes)[number]

/** What is known of a side's proof. */
export interface Shown {
  readonly hasStated: boolean
  readonly hasFile: boolean
}

/** The checklist of a dispute, in the order in which it is read. Ticked by what is there, never by somebody's word. */
export const evidenceOf = (
  shown: Readonly<Record<Side, Shown>>,
  payerName: string | null,
): readonly { readonly code: EvidenceCode; readonly side: Side; readonly is_done: boolean }[] => [
  { code: 'statement', side: 'buyer', is_done: shown.buyer.hasStated },
  { code: 'receipt', side: 'buyer', is_done: shown.buyer.hasFile },
  { code: 'payer_name', side: 'buyer', is_done: payerName !== null },
  { code: 'statement', side: 'seller', is_done: shown.seller.hasStated },
  { code: 'account_history', side: 'seller', is_done: shown.seller.hasFile },
]
