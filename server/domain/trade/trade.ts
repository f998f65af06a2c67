import type { TradeId } from '../identifier/tradeId.ts'
import type { Parties } from './party.ts'
import type { PaymentSpeed } from './rules.ts'
import type { TradeStatus } from './status.ts'

/** What has happened once in a trade, beside its status: the time of it, or null while it has not. */
export const tradeFacts = [
  'requisitesAt',
  'paidAt',
  'undoneAt',
  'askedCancelAt',
  'keptAt',
  'extendedAt',
  'approvalRequestedAt',
  'disputedAt',
  'finishedAt',
] as const
export type TradeFact = (typeof tradeFacts)[number]

/**
 * The moments that bound what may be done. Stored, since an outage moves those that are still ahead; null where the status
 * knows none.
 * - `escrow`        the seller's coins are promised until here
 * - `grace`         an unpaid trade is cancelled here
 * - `cancelAsk`     the seller's wish to cancel is granted here
 * - `undo`          until here the buyer may take "paid" back
 * - `disputeOpens`  from here the buyer may open a dispute
 * - `disputeWindow` until here; then the coins go back to the seller
 * - `approval`      a release waits in the messenger until here
 * - `disputeRaise`  a dispute without an arbiter's word is raised here
 */
export const deadlineKinds = [
  'escrow',
  'grace',
  'cancelAsk',
  'undo',
  'disputeOpens',
  'disputeWindow',
  'approval',
  'disputeRaise',
] as const
export type DeadlineKind = (typeof deadlineKinds)[number]
export type Deadlines = Readonly<Record<DeadlineKind, Date | null>>

/** What is fixed when a trade opens. The stored trade has more fields (coins, price, terms); the machine needs these. */
export type TradeTerms = Parties & {
  readonly id: TradeId
  /** The ad's escrow time, in minutes. */
  readonly escrowMinutes: number
  readonly paymentSpeed: PaymentSpeed
}

/** A trade, as far as the machine decides on it. Functions of this folder keep whatever else the given object carries. */
export type Trade = TradeTerms & { readonly openedAt: Date; readonly status: TradeStatus } & Readonly<
    Record<TradeFact, Date | null>
  > & { readonly deadlines: Deadlines }

export const noFacts: Readonly<Record<TradeFact, null>> = {
  requisitesAt: null,
  paidAt: null,
  undoneAt: null,
  askedCancelAt: null,
  keptAt: null,
  extendedAt: null,
  approvalRequestedAt: null,
  disputedAt: null,
  finishedAt: null,
}

export const noDeadlines: Readonly<Record<DeadlineKind, null>> = {
  escrow: null,
  grace: null,
  cancelAsk: null,
  undo: null,
  disputeOpens: null,
  disputeWindow: null,
  approval: null,
  disputeRaise: null,
}
