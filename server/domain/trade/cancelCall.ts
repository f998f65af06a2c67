import { roleOn } from './actor.ts'
import type { Actor } from './actor.ts'
import type { TradeMove } from './action.ts'
import { groupOf } from './status.ts'
import type { Trade } from './trade.ts'

/**
 * What `POST /v1/trades/{id}/cancel` means, which either side may send: from the seller a question, from the buyer a cancel,
 * and once paid a concession (which needs the buyer's word that nothing was sent and the amount retyped).
 */
export function cancelActionOf(trade: Trade, actor: Actor): TradeMove {
  if (roleOn(trade, actor) === 'seller') return 'askCancel'
  const group = groupOf[trade.status]
  return group === 'paid' || group === 'dispute' ? 'concede' : 'cancel'
}
