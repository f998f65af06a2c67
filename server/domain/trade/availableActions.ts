import type { Refusal } from '../refusal/refusal.ts'
import { tradeMoves, transitionOf } from './action.ts'
import type { TradeMove } from './action.ts'
import { roleOn } from './actor.ts'
import type { Actor } from './actor.ts'
import { judgeRow } from './applyAction.ts'
import type { Trade } from './trade.ts'

/** One action of a viewer, so that the interface shows its button without working anything out again. */
export type AvailableAction = {
  readonly action: TradeMove
  readonly available: boolean
  /** Why it is not available now; null when it is. */
  readonly reason: Refusal | null
  /** From when time alone makes it available; null when it is, or when time alone will not. */
  readonly availableAt: Date | null
  /** Until when it is, or will be, available; null without an end. */
  readonly until: Date | null
}

/** Every action of the viewer's role on a trade, as it stands at a moment. Empty for a stranger. */
export function availableActions(trade: Trade, viewer: Actor, at: Date): AvailableAction[] {
  const role = roleOn(trade, viewer)
  return tradeMoves
    .filter(action => transitionOf(action).by === role)
    .map(action => {
      const { refusal, availableAt, until } = judgeRow(trade, transitionOf(action), at)
      return { action, available: refusal === null, reason: refusal, availableAt, until }
    })
}
