import type { TradeStatus } from './status.ts'
import type { Trade } from './trade.ts'

/** The steps of the stepper; the first two are gone through before there is a trade. */
export const tradeSteps = ['offer', 'opening', 'sending_funds', 'waiting_for_payment', 'completed'] as const
export type TradeStep = (typeof tradeSteps)[number]

/** Where a trade stands: on its way at a step, done at the last, or stopped at the step that it had reached. */
export type TradeProgress = { readonly step: TradeStep; readonly state: 'going' | 'done' | 'stopped' }

type StepRule = TradeProgress | { readonly state: 'stopped' }

const stepOf: Record<TradeStatus, StepRule> = {
  new: { step: 'sending_funds', state: 'going' },
  paid_confirmed: { step: 'waiting_for_payment', state: 'going' },
  expired_and_paid: { step: 'waiting_for_payment', state: 'going' },
  disput: { step: 'waiting_for_payment', state: 'going' },
  completed: { step: 'completed', state: 'done' },
  completed_by_seller: { step: 'completed', state: 'done' },
  completed_by_admin: { step: 'completed', state: 'done' },
  cancelled_by_buyer: { state: 'stopped' },
  cancelled_by_admin: { state: 'stopped' },
  cancelled: { state: 'stopped' },
  closed: { state: 'stopped' },
}

/** The progress of a trade for its stepper. */
export function progressOf(trade: Pick<Trade, 'status' | 'paidAt'>): TradeProgress {
  const rule = stepOf[trade.status]
  return 'step' in rule
    ? rule
    : { step: trade.paidAt ? 'waiting_for_payment' : 'sending_funds', state: rule.state }
}
