import * as unions from '../../__generated__/unions.ts'

/** The statuses of a trade, spelled as on the wire. A new one breaks the build in every table that must know it. */
export const tradeStatuses = unions.tradeStatuses
export type TradeStatus = (typeof tradeStatuses)[number]

/** Who looks at a trade. */
export const tradeSides = unions.tradeSides
export type TradeSide = (typeof tradeSides)[number]

/** What an advert's trade is for its viewer. */
export const tradeTypes = unions.tradeTypes
export type TradeType = (typeof tradeTypes)[number]

/** Where the coins are and what is awaited; what a page shows depends on this alone. */
export const tradePhases = ['awaitsPayment', 'awaitsRelease', 'dispute', 'released', 'returned'] as const
export type TradePhase = (typeof tradePhases)[number]

export const phaseOf = {
  new: 'awaitsPayment',
  paid_confirmed: 'awaitsRelease',
  expired_and_paid: 'awaitsRelease',
  disput: 'dispute',
  completed: 'released',
  completed_by_seller: 'released',
  completed_by_admin: 'released',
  cancelled_by_buyer: 'returned',
  cancelled_by_admin: 'returned',
  cancelled: 'returned',
  closed: 'returned',
} as const satisfies Record<TradeStatus, TradePhase>

/** Whether the coins are still locked in escrow. */
export const isLocked = {
  awaitsPayment: true,
  awaitsRelease: true,
  dispute: true,
  released: false,
  returned: false,
} as const satisfies Record<TradePhase, boolean>
