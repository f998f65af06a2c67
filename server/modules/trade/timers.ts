import { availableActions, type AvailableAction } from '../../domain/trade/availableActions.ts'
import type { Actor } from '../../domain/trade/actor.ts'
import type { Side } from '../../domain/trade/party.ts'
import type { OpenStatus } from '../../domain/trade/status.ts'
import type { Trade } from '../../domain/trade/trade.ts'
import { endOf, onDuty, timerRules } from './timerRules.ts'

/** The one timer of a trade's page: the first of its status that runs. Null when nothing runs. */
export function timerOf(trade: Trade, viewerSide: Side | 'arbiter') {
  const rules = timerRules[trade.status as OpenStatus] ?? []
  const rule = rules.find(each => endOf(trade, each) !== null)
  const until = rule && endOf(trade, rule)
  if (!rule || !until) return null
  return {
    kind: rule.kind,
    starts_at: rule.from(trade).toISOString(),
    ends_at: until.toISOString(),
    is_mine: onDuty(trade, rule) === viewerSide,
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
  requestApproval: 'request_approval',
  declineApproval: 'cancel_approval',
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
