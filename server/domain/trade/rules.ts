/** Whether money sent by a payment method arrives at once or after hours. */
export const paymentSpeeds = ['instant', 'slow'] as const
export type PaymentSpeed = (typeof paymentSpeeds)[number]

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** The numbers of a trade's rules, in milliseconds or counts: configuration, published by `GET /v1/settings/trades`. */
export type TradeRules = {
  /** After the escrow time of an unpaid trade, before it is cancelled. */
  readonly graceMs: number
  /** For the buyer to answer when the seller asks to cancel. */
  readonly cancelAskMs: number
  /** For the buyer to take "paid" back. */
  readonly undoMs: number
  /** For the seller to approve a release in the messenger. */
  readonly approvalMs: number
  /** From "paid" until the buyer may open a dispute. */
  readonly disputeOpensMs: Readonly<Record<PaymentSpeed, number>>
  /** For the buyer to open a dispute, from the later of that moment and the end of the escrow time. */
  readonly disputeWindowMs: Readonly<Record<PaymentSpeed, number>>
  /** How long a dispute waits for an arbiter's word before it is raised to all of them. */
  readonly disputeRaiseMs: number
  /** Before the end of the escrow time: when the buyer is warned. */
  readonly escrowWarningMs: number
  /** Before the end of the dispute window: when the buyer is warned first and last. */
  readonly windowWarningsMs: { readonly first: number; readonly last: number }
  /** So many cancels within a time pause opening trades for a time. */
  readonly cancelPause: { readonly cancels: number; readonly withinMs: number; readonly pauseMs: number }
  /** Trades open at once for a trader without a completed one. */
  readonly openWithoutHistory: number
  /** Trades open at once for somebody without an account. */
  readonly openAsGuest: number
}

export const tradeRules: TradeRules = {
  graceMs: 5 * minute,
  cancelAskMs: 15 * minute,
  undoMs: 60 * second,
  approvalMs: 15 * minute,
  disputeOpensMs: { instant: 15 * minute, slow: 60 * minute },
  disputeWindowMs: { instant: 24 * hour, slow: 72 * hour },
  disputeRaiseMs: 24 * hour,
  escrowWarningMs: 5 * minute,
  windowWarningsMs: { first: 6 * hour, last: 1 * hour },
  cancelPause: { cancels: 3, withinMs: 24 * hour, pauseMs: 24 * hour },
  openWithoutHistory: 3,
  openAsGuest: 1,
}
