import type { TradeStatus } from '../trade/status.ts'

/** The statuses of an instant trade (specification 000 §4). */
export const instantStatuses = [
  'created',
  'trade_initiated',
  'paid',
  'past_due',
  'offer_not_found',
  'trade_cancelled',
  'init_trade_error',
] as const
export type InstantStatus = (typeof instantStatuses)[number]

interface InstantTransition {
  readonly from: InstantStatus
  readonly to: InstantStatus
}

/** Everything that can happen to an instant trade. Nobody asks for any of it: the search for an offer does, then its trade. */
export const instantTransitions = {
  open: { from: 'created', to: 'trade_initiated' },
  findNone: { from: 'created', to: 'offer_not_found' },
  fail: { from: 'created', to: 'init_trade_error' },
  finish: { from: 'trade_initiated', to: 'paid' },
  lapse: { from: 'trade_initiated', to: 'past_due' },
  cancel: { from: 'trade_initiated', to: 'trade_cancelled' },
} as const satisfies Record<string, InstantTransition>
export type InstantMove = keyof typeof instantTransitions

/** What the end of its trade means to an instant trade; null while the trade goes on. */
export const moveOfTrade: Readonly<Record<TradeStatus, InstantMove | null>> = {
  new: null,
  paid_confirmed: null,
  expired_and_paid: null,
  disput: null,
  completed: 'finish',
  completed_by_seller: 'finish',
  completed_by_admin: 'finish',
  cancelled_by_buyer: 'cancel',
  cancelled_by_admin: 'cancel',
  cancelled: 'lapse',
  closed: 'lapse',
}

/** How long an offer is looked for: whoever asked has turned to something else after it, and must not find a trade open. */
export const instantSearchMs = 60_000

/** How many offers are tried, best first. */
export const instantAttempts = 5
