import * as unions from '../../__generated__/unions.ts'
import type { PaymentMethodGroup } from '../../reference/method/methodGroup.ts'
import type { TradeActionName } from './tradeAction.ts'

/** The parts of a trade as the contract has them in camelCase, so that a fragment is a component's props. */

export const timerKinds = unions.timerKinds
export type TimerKind = (typeof timerKinds)[number]

/** The deadline that counts now. */
export interface TradeTimerShape {
  readonly kind: TimerKind
  readonly startsAt: string
  readonly endsAt: string
  /** The viewer is the one who must act before it ends. */
  readonly isMine: boolean
}

/** One thing the viewer can do, or why not yet; the server decides, the interface only shows. */
export interface TradeAction {
  readonly action: TradeActionName
  readonly isAvailable: boolean
  /** A refusal's code, when it is not available. */
  readonly reason: string | null
  /** From when time alone makes it available. */
  readonly availableAt: string | null
  readonly until: string | null
}

/** A payment method as a trade names it. */
export interface TradeMethod {
  readonly name: string
  readonly group: PaymentMethodGroup
  /** The payer can take the money back. */
  readonly reversible: boolean
}

/** Whether the partner is there, fresher than their profile. */
export interface PartnerActivity {
  readonly isOnline: boolean
  readonly lastOnlineAt: string | null
}
