import * as unions from '../../../__generated__/unions.ts'

/** Where an instant trade stands (specification 000 §4). */
export const instantTradeStatuses = unions.instantTradeStatuses
export type InstantTradeStatus = (typeof instantTradeStatuses)[number]

/** What to do about one: wait for it, go to its trade, look at it or ask for the next one, or try again. */
type InstantTradeStep = 'wait' | 'trade' | 'next' | 'again'

interface InstantTradeLook {
  readonly tone: 'neutral' | 'accent' | 'positive' | 'warning'
  readonly step: InstantTradeStep
}

/** How each status looks; what it says is a text of the same name. */
export const instantTradeLook: Readonly<Record<InstantTradeStatus, InstantTradeLook>> = {
  created: { tone: 'neutral', step: 'wait' },
  trade_initiated: { tone: 'accent', step: 'trade' },
  paid: { tone: 'positive', step: 'next' },
  past_due: { tone: 'warning', step: 'again' },
  offer_not_found: { tone: 'warning', step: 'again' },
  trade_cancelled: { tone: 'neutral', step: 'again' },
  init_trade_error: { tone: 'warning', step: 'again' },
}

/** Whether its trade is worth going to. */
export const leadsToTrade = (status: InstantTradeStatus): boolean =>
  ['trade', 'next'].includes(instantTradeLook[status].step)

/** Whether another one can be asked for. */
export const isOver = (status: InstantTradeStatus): boolean =>
  ['next', 'again'].includes(instantTradeLook[status].step)

/** What stands in the way of asking for one, the first of them. */
export const instantTradeGaps = ['login', 'amount', 'method', 'offer'] as const
export type InstantTradeGap = (typeof instantTradeGaps)[number]
