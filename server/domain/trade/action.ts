import { transitions } from './machine.ts'
import type { Transition } from './transition.ts'

/** Everything that can be done to a trade, or happen to it. */
export type TradeAction = keyof typeof transitions

/** Every action on a trade that exists: all but `open`. */
export type TradeMove = Exclude<TradeAction, 'open'>

/** The actions that jobs and adapters cause. */
export type SystemAction = {
  [Action in TradeAction]: (typeof transitions)[Action]['by'] extends 'system' ? Action : never
}[TradeAction]

/** The row of an action, without its literal types. */
export const transitionOf = (action: TradeAction): Transition => transitions[action]

export const tradeActions = Object.keys(transitions) as readonly TradeAction[]
export const tradeMoves: readonly TradeMove[] = tradeActions.filter(action => action !== 'open')
