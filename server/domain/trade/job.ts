import type { SystemAction } from './action.ts'
import { closesAt, plus } from './deadline.ts'
import { tradeRules } from './rules.ts'
import type { TradeRules } from './rules.ts'
import type { OpenStatus, TradeStatus } from './status.ts'
import type { Trade } from './trade.ts'
import type { Audience } from './transition.ts'

type JobRule = {
  readonly in: readonly OpenStatus[]
  readonly at: (trade: Trade, rules: TradeRules) => Date | null
  /** The action that falls due, or null where people are only told. */
  readonly runs: SystemAction | null
  readonly tells: readonly Audience[]
}

const paid = ['paid_confirmed', 'expired_and_paid'] as const satisfies readonly OpenStatus[]

/** What time does to a trade: per moment the statuses in which it counts, and what falls due. */
export const tradeJobs = {
  escrowWarning: {
    in: ['new'],
    at: ({ deadlines }, rules) => before(deadlines.escrow, rules.escrowWarningMs),
    runs: null,
    tells: ['buyer'],
  },
  graceEnds: { in: ['new'], at: ({ deadlines }) => deadlines.grace, runs: 'graceRanOut', tells: [] },
  cancelAskEnds: {
    in: ['new'],
    at: ({ deadlines }) => deadlines.cancelAsk,
    runs: 'askCancelRanOut',
    tells: [],
  },
  escrowEnds: {
    in: ['paid_confirmed'],
    at: ({ deadlines }) => deadlines.escrow,
    runs: 'escrowRanOut',
    tells: [],
  },
  disputeOpens: { in: paid, at: ({ deadlines }) => deadlines.disputeOpens, runs: null, tells: ['buyer'] },
  firstWindowWarning: {
    in: paid,
    at: ({ deadlines }, rules) => before(deadlines.disputeWindow, rules.windowWarningsMs.first),
    runs: null,
    tells: ['buyer'],
  },
  lastWindowWarning: {
    in: paid,
    at: ({ deadlines }, rules) => before(deadlines.disputeWindow, rules.windowWarningsMs.last),
    runs: null,
    tells: ['buyer'],
  },
  windowEnds: { in: ['expired_and_paid'], at: closesAt, runs: 'disputeWindowRanOut', tells: [] },
  approvalEnds: {
    in: [...paid, 'disput'],
    at: ({ deadlines }) => deadlines.approval,
    runs: null,
    tells: ['seller'],
  },
  disputeRaise: {
    in: ['disput'],
    at: ({ deadlines }) => deadlines.disputeRaise,
    runs: null,
    tells: ['arbiters'],
  },
} as const satisfies Record<string, JobRule>

export type TradeJobKind = keyof typeof tradeJobs

/** One moment of a trade that a job waits for. `runs` goes through `applyAction` as the system; `tells` are told of `kind`. */
export type TradeJob = {
  readonly kind: TradeJobKind
  readonly at: Date
  readonly runs: SystemAction | null
  readonly tells: readonly Audience[]
}

/**
 * The jobs of a trade as it stands, earliest first; whoever stores the trade stores these instead of those it had. An action
 * that is overdue is among them, so that it cannot be lost; who should have been told by `at` is not told again.
 */
export function deadlineJobs(trade: Trade, at: Date, rules: TradeRules = tradeRules): TradeJob[] {
  return Object.entries<JobRule>(tradeJobs)
    .flatMap(([kind, rule]) => {
      const due = concerns(rule, trade.status) ? rule.at(trade, rules) : null
      return due && (rule.runs || due > at)
        ? [{ kind: kind as TradeJobKind, at: due, runs: rule.runs, tells: rule.tells }]
        : []
    })
    .sort((a, b) => a.at.getTime() - b.at.getTime())
}

const concerns = (rule: JobRule, status: TradeStatus): boolean =>
  (rule.in as readonly TradeStatus[]).includes(status)

const before = (deadline: Date | null, ms: number): Date | null => deadline && plus(deadline, -ms)
