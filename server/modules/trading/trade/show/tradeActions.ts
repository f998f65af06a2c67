import { availableActions, type AvailableAction } from '../../../../domain/trade/availableActions.ts'
import type { Actor } from '../../../../domain/trade/actor.ts'
import type { Trade } from '../../../../domain/trade/trade.ts'

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
