import { refuse, refuseWith } from '../refusal/refusal.ts'
import type { PlainRefusalCode, Refusal } from '../refusal/refusal.ts'
import { closesAt, earlier, later } from './deadline.ts'
import type { DeadlineKind, Trade } from './trade.ts'

/**
 * A condition of a transition, and the refusal where it is not met. It is one of: a fact that `holds`; a time `from` which
 * it is met; a time `before` which it is. A time of null binds nothing. Guards see a trade in a status of their row only.
 */
type Guard =
  | { readonly code: PlainRefusalCode; readonly holds: (trade: Trade) => boolean }
  | { readonly code: PlainRefusalCode | 'too_early'; readonly from: (trade: Trade) => Date | null }
  | { readonly code: PlainRefusalCode; readonly before: (trade: Trade) => Date | null }

/** The named conditions that rows of `machine.ts` are guarded by. A deadline itself belongs to what comes after it. */
export const guards = {
  noSwap: { code: 'trade_is_swap', holds: trade => trade.advertType !== 'Ad::Swap' },
  onlySwap: { code: 'trade_is_no_swap', holds: trade => trade.advertType === 'Ad::Swap' },

  requisitesGiven: { code: 'requisites_missing', holds: trade => trade.requisitesAt !== null },
  requisitesMissing: { code: 'requisites_given', holds: trade => trade.requisitesAt === null },

  neverAsked: { code: 'cancel_already_asked', holds: trade => trade.askedCancelAt === null },
  askStands: { code: 'cancel_not_asked', holds: trade => trade.deadlines.cancelAsk !== null },
  neverUndone: { code: 'already_undone', holds: trade => trade.undoneAt === null },
  neverExtended: { code: 'already_extended', holds: trade => trade.extendedAt === null },
  approvalWaits: { code: 'time_ran_out', holds: trade => trade.deadlines.approval !== null },
  beforeApprovalEnds: { code: 'time_ran_out', before: trade => trade.deadlines.approval },
  noApprovalWaits: { code: 'approval_pending', from: trade => trade.deadlines.approval },

  beforeGraceEnds: { code: 'time_ran_out', before: trade => due(trade, 'grace') },
  beforeTimeEnds: {
    code: 'time_ran_out',
    before: trade => due(trade, trade.status === 'new' ? 'grace' : 'escrow'),
  },
  beforeAskEnds: { code: 'time_ran_out', before: trade => trade.deadlines.cancelAsk },
  beforeUndoEnds: {
    code: 'time_ran_out',
    before: trade => earlier(due(trade, 'undo'), due(trade, 'escrow')),
  },
  beforeClosing: { code: 'time_ran_out', before: closesAt },

  sinceGraceEnded: { code: 'too_early', from: trade => due(trade, 'grace') },
  sinceAskEnded: { code: 'too_early', from: trade => due(trade, 'cancelAsk') },
  sinceEscrowEnded: { code: 'too_early', from: trade => due(trade, 'escrow') },
  sinceDisputeTimer: { code: 'too_early', from: trade => due(trade, 'disputeOpens') },
  sinceClosing: { code: 'too_early', from: closesAt },
} as const satisfies Record<string, Guard>

export type GuardName = keyof typeof guards

/** What guards say at a moment: the refusal, if any; from when it would be none; until when it stays none. */
export type Verdict = {
  readonly refusal: Refusal | null
  readonly availableAt: Date | null
  readonly until: Date | null
}

/** Asks guards in order. What time alone will mend is reported last, with the time from which all of them are met. */
export function judge(trade: Trade, names: readonly GuardName[], at: Date): Verdict {
  let waiting: Refusal | null = null
  let availableAt: Date | null = null
  let until: Date | null = null
  for (const name of names) {
    const guard: Guard = guards[name]
    if ('holds' in guard) {
      if (!guard.holds(trade)) return never(refuse(guard.code))
    } else if ('before' in guard) {
      const end = guard.before(trade)
      if (end && at >= end) return never(refuse(guard.code))
      until = end ? earlier(until, end) : until
    } else {
      const start = guard.from(trade)
      if (!start || at >= start) continue
      waiting ??=
        guard.code === 'too_early'
          ? refuseWith('too_early', { from: start.toISOString() })
          : refuse(guard.code)
      availableAt = later(availableAt, start)
    }
  }
  const reachable = !lapsesFirst(availableAt, until)
  return { refusal: waiting, availableAt: reachable ? availableAt : null, until: reachable ? until : null }
}

const lapsesFirst = (start: Date | null, end: Date | null): boolean =>
  start !== null && end !== null && start >= end

/** Refused, whatever the time. */
export const never = (refusal: Refusal): Verdict => ({ refusal, availableAt: null, until: null })

/** A deadline that every trade of the row's statuses has. Throws when it is missing: the stored trade is broken. */
function due(trade: Trade, kind: DeadlineKind): Date {
  const deadline = trade.deadlines[kind]
  if (!deadline) throw new Error(`trade ${trade.id} is ${trade.status} and has no ${kind} deadline`)
  return deadline
}
