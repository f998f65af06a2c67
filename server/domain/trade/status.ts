/**
 * The statuses of a trade, spelled as on the wire. A new one is added to one of these two lists, and the build then breaks
 * wherever it must be known: its group, its step, its deadlines, and the row of `machine.ts` that leads to it.
 */
export const openStatuses = ['new', 'paid_confirmed', 'expired_and_paid', 'disput'] as const

/** A trade that got here never moves again. */
export const finalStatuses = [
  'completed',
  'completed_by_seller',
  'completed_by_admin',
  'cancelled_by_buyer',
  'cancelled_by_admin',
  'cancelled',
  'closed',
] as const

export const tradeStatuses = [...openStatuses, ...finalStatuses] as const

export type OpenStatus = (typeof openStatuses)[number]
export type FinalStatus = (typeof finalStatuses)[number]
export type TradeStatus = OpenStatus | FinalStatus

/** How statuses are shown together. `closed` stands alone: "Closed, coins returned". */
export const displayGroups = ['new', 'paid', 'dispute', 'completed', 'cancelled', 'closed'] as const
export type DisplayGroup = (typeof displayGroups)[number]

export const groupOf = {
  new: 'new',
  paid_confirmed: 'paid',
  expired_and_paid: 'paid',
  disput: 'dispute',
  completed: 'completed',
  completed_by_seller: 'completed',
  completed_by_admin: 'completed',
  cancelled_by_buyer: 'cancelled',
  cancelled_by_admin: 'cancelled',
  cancelled: 'cancelled',
  closed: 'closed',
} as const satisfies Record<TradeStatus, DisplayGroup>

/**
 * The filters of a list of trades; `active` is the default, and by the specification `closed` shows everything, like `all`.
 * `finished`, of a history, is beyond it: open trades, however many, would push those out that are over.
 */
export const listFilters = ['active', 'opened', 'paid', 'dispute', 'closed', 'all', 'finished'] as const
export type ListFilter = (typeof listFilters)[number]

export const statusesOfFilter: Record<ListFilter, readonly TradeStatus[]> = {
  active: openStatuses,
  opened: ['new'],
  paid: ['paid_confirmed', 'expired_and_paid'],
  dispute: ['disput'],
  closed: tradeStatuses,
  all: tradeStatuses,
  finished: finalStatuses,
}

/** Whether a trade can still move. */
export const isOpen = (status: TradeStatus): status is OpenStatus =>
  (openStatuses as readonly TradeStatus[]).includes(status)
