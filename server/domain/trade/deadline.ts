import type { TradeRules } from './rules.ts'
import type { TradeStatus } from './status.ts'
import { deadlineKinds, noDeadlines } from './trade.ts'
import type { DeadlineKind, Deadlines, Trade, TradeTerms } from './trade.ts'

/** Which deadlines a status knows: a transition drops the others, so that none outlives its meaning. */
const knownDeadlines = {
  new: ['escrow', 'grace', 'cancelAsk'],
  paid_confirmed: ['escrow', 'grace', 'undo', 'disputeOpens', 'disputeWindow', 'approval'],
  expired_and_paid: ['disputeOpens', 'disputeWindow', 'approval'],
  disput: ['approval', 'disputeRaise'],
  completed: [],
  completed_by_seller: [],
  completed_by_admin: [],
  cancelled_by_buyer: [],
  cancelled_by_admin: [],
  cancelled: [],
  closed: [],
} as const satisfies Record<TradeStatus, readonly DeadlineKind[]>

type Start = (terms: TradeTerms, deadlines: Deadlines, at: Date, rules: TradeRules) => Date | null

/** When a deadline falls that starts at a moment. Escrow, started again, is extended: from its end, or from now in the grace. */
const startOf: Record<DeadlineKind, Start> = {
  escrow: (terms, { escrow }, at) => plus(later(escrow, at), terms.escrowMinutes * 60_000),
  grace: (_, { escrow }, _at, rules) => escrow && plus(escrow, rules.graceMs),
  cancelAsk: (_, _deadlines, at, rules) => plus(at, rules.cancelAskMs),
  undo: (_, _deadlines, at, rules) => plus(at, rules.undoMs),
  disputeOpens: (terms, _, at, rules) => plus(at, rules.disputeOpensMs[terms.paymentSpeed]),
  disputeWindow: (terms, { disputeOpens, escrow }, _at, rules) =>
    disputeOpens && plus(later(escrow, disputeOpens), rules.disputeWindowMs[terms.paymentSpeed]),
  approval: (_, _deadlines, at, rules) => plus(at, rules.approvalMs),
  disputeRaise: (_, _deadlines, at, rules) => plus(at, rules.disputeRaiseMs),
}

/** Starts deadlines in the order given: `disputeWindow` rests on `disputeOpens` and `escrow`, `grace` on `escrow`. */
export function startDeadlines(
  terms: TradeTerms,
  before: Deadlines,
  kinds: readonly DeadlineKind[],
  at: Date,
  rules: TradeRules,
): Deadlines {
  const deadlines: Record<DeadlineKind, Date | null> = { ...before }
  for (const kind of kinds) deadlines[kind] = startOf[kind](terms, deadlines, at, rules)
  return deadlines
}

/** The deadlines that a status knows, the rest null. */
export function keepKnown(deadlines: Deadlines, status: TradeStatus): Deadlines {
  const kept: Record<DeadlineKind, Date | null> = { ...noDeadlines }
  for (const kind of knownDeadlines[status]) kept[kind] = deadlines[kind]
  return kept
}

/**
 * When a paid trade that nobody disputes is closed: at the end of its dispute window, or of the approval that a release
 * still waits for. Null where the status has no window.
 */
export const closesAt = ({ deadlines }: Trade): Date | null =>
  deadlines.disputeWindow && later(deadlines.approval, deadlines.disputeWindow)

/** The trade with every deadline that was still ahead when an outage began moved by its length, so that nobody loses by it. */
export function shiftDeadlines<T extends Trade>(
  trade: T,
  outage: { readonly from: Date; readonly ms: number },
): T {
  const deadlines: Record<DeadlineKind, Date | null> = { ...trade.deadlines }
  for (const kind of deadlineKinds) {
    const deadline = deadlines[kind]
    if (deadline && deadline >= outage.from) deadlines[kind] = plus(deadline, outage.ms)
  }
  return { ...trade, deadlines }
}

/** The trade after an arbiter wrote in its dispute: the wait for the next word starts again. */
export const arbiterSpoke = <T extends Trade>(trade: T, at: Date, rules: TradeRules): T =>
  trade.status === 'disput'
    ? { ...trade, deadlines: startDeadlines(trade, trade.deadlines, ['disputeRaise'], at, rules) }
    : trade

/** A time so many milliseconds later (earlier, below zero). */
export const plus = (time: Date, ms: number): Date => new Date(time.getTime() + ms)

export const later = (a: Date | null, b: Date): Date => (a && a > b ? a : b)

export const earlier = (a: Date | null, b: Date): Date => (a && a < b ? a : b)
