import { availableActions, type AvailableAction } from '../../domain/trade/availableActions.ts'
import type { Actor } from '../../domain/trade/actor.ts'
import { closesAt, later } from '../../domain/trade/deadline.ts'
import type { Side } from '../../domain/trade/party.ts'
import type { OpenStatus } from '../../domain/trade/status.ts'
import type { Trade } from '../../domain/trade/trade.ts'
import type { timerKinds } from './shapes.ts'

interface Timer {
  readonly kind: (typeof timerKinds)[number]
  readonly from: Date
  readonly until: Date | null
  /** Who must act before it ends. */
  readonly on: Side
}

/** On whom a trade waits that is not paid: there may be nowhere to pay yet. */
const payer = (trade: Trade): Side => (trade.requisitesAt === null ? 'seller' : 'buyer')

/** Since when the time to pay runs that runs now. */
const payingSince = ({ extendedAt, requisitesAt, openedAt }: Trade): Date =>
  [extendedAt, requisitesAt].reduce<Date>((last, at) => later(at, last), openedAt)

const timersOf: Record<OpenStatus, (trade: Trade) => readonly Timer[]> = {
  new: trade => [
    {
      kind: 'ask_to_cancel',
      from: trade.askedCancelAt ?? trade.openedAt,
      until: trade.deadlines.cancelAsk,
      on: 'buyer',
    },
    { kind: 'pay', from: payingSince(trade), until: trade.deadlines.escrow, on: payer(trade) },
  ],
  paid_confirmed: trade => [
    { kind: 'release', from: trade.paidAt ?? trade.openedAt, until: trade.deadlines.escrow, on: 'seller' },
  ],
  expired_and_paid: trade => [
    { kind: 'dispute_window', from: trade.paidAt ?? trade.openedAt, until: closesAt(trade), on: 'buyer' },
  ],
  disput: () => [],
}

/** The one timer of a trade's page: the first of its status that runs. Null when nothing runs. */
export function timerOf(trade: Trade, viewerSide: Side | 'arbiter') {
  const timers = timersOf[trade.status as OpenStatus]?.(trade) ?? []
  const timer = timers.find(({ until }) => until !== null)
  if (!timer?.until) return null
  return {
    kind: timer.kind,
    starts_at: timer.from.toISOString(),
    ends_at: timer.until.toISOString(),
    is_mine: timer.on === viewerSide,
  }
}

const wireNames = {
  confirm: 'confirm',
  cancel: 'cancel',
  keep: 'keep',
  undoConfirm: 'undo_confirm',
  createDispute: 'create_dispute',
  issueRequisites: 'issue_requisites',
  concede: 'concede',
  askCancel: 'ask_cancel',
  extend: 'extend',
  requestApproval: null,
  complete: 'complete',
  ruleForBuyer: 'rule_for_buyer',
  ruleForSeller: 'rule_for_seller',
  askCancelRanOut: null,
  graceRanOut: null,
  escrowRanOut: null,
  disputeWindowRanOut: null,
  partySuspended: null,
  swapSettles: null,
  swapFails: null,
} as const satisfies Record<AvailableAction['action'], string | null>

/** The viewer's actions as the wire names them; what has no call is left out. */
export const actionsOf = (trade: Trade, viewer: Actor, at: Date) =>
  availableActions(trade, viewer, at).flatMap(({ action, available, reason, availableAt, until }) => {
    const name = wireNames[action]
    return name === null
      ? []
      : [
          {
            action: name,
            is_available: available,
            reason: reason?.code ?? null,
            available_at: availableAt?.toISOString() ?? null,
            until: until?.toISOString() ?? null,
          },
        ]
  })
