import { rowOf, tradeActionOrder } from '../tradeAction.ts'
import type { TradeActionName } from '../tradeAction.ts'
import type { TradeAction } from '../tradeParts.ts'

const hour = 3_600_000

/** From when on an open dispute window is urgent: its button is red. */
const urgentHours = 6

/** A button of the bar. */
export interface BarAction {
  readonly action: TradeActionName
  readonly variant: 'primary' | 'danger' | 'secondary'
  readonly place: 'main' | 'side'
  readonly isAvailable: boolean
  /** Milliseconds until time makes it available; null when it is, or time alone will not. */
  readonly availableIn: number | null
  readonly reason: string | null
}

/** What the bar offers at a moment, in order: one solid button at most, and what cannot be done yet only where that is worth saying. */
export function barActions(actions: readonly TradeAction[], now: Date): readonly BarAction[] {
  const offered = tradeActionOrder.flatMap(name => {
    const action = actions.find(candidate => candidate.action === name)
    const button = action && buttonOf(action, now)
    return button ? [button] : []
  })
  const solid = offered.find(({ variant }) => variant !== 'secondary')
  // Who cannot even pay yet need not hear what follows paying.
  const paysLater = offered.some(({ action, isAvailable }) => action === 'confirm' && !isAvailable)
  const told = paysLater
    ? offered.filter(({ place, isAvailable }) => place !== 'side' || isAvailable)
    : offered
  return told.map(button => (button === solid ? button : { ...button, variant: 'secondary' as const }))
}

function buttonOf(action: TradeAction, now: Date): BarAction | null {
  const { place, variant, whyNot, dialog } = rowOf(action.action)
  if (place !== 'main' && place !== 'side') return null
  const isSaid =
    action.availableAt !== null || (action.reason !== null && whyNot?.[action.reason] !== undefined)
  if (!action.isAvailable && !isSaid) return null
  const isUrgent =
    dialog === 'dispute' && action.isAvailable && endsWithin(action.until, urgentHours * hour, now)
  const look = isUrgent ? 'danger' : variant
  return {
    action: action.action,
    variant: action.isAvailable ? look : 'secondary',
    place,
    isAvailable: action.isAvailable,
    availableIn:
      action.isAvailable || action.availableAt === null
        ? null
        : Math.max(0, new Date(action.availableAt).getTime() - now.getTime()),
    reason: action.reason,
  }
}

const endsWithin = (until: string | null, milliseconds: number, now: Date): boolean =>
  until !== null && new Date(until).getTime() - now.getTime() <= milliseconds
