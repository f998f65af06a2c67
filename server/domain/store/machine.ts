/**
 * The statuses of a store.
 * - `pending_review` an operator has not looked at it yet; it takes no money
 * - `active`         it may be paid
 * - `suspended`      an operator has stopped it
 */
export const storeStatuses = ['pending_review', 'active', 'suspended'] as const
export type StoreStatus = (typeof storeStatuses)[number]

interface StoreTransition {
  readonly from: readonly StoreStatus[]
  readonly to: StoreStatus
}

/** Everything that can happen to a store’s status. An operator does all of it; with DEV_TOOLS time approves by itself. */
export const storeTransitions = {
  approve: { from: ['pending_review'], to: 'active' },
  suspend: { from: ['pending_review', 'active'], to: 'suspended' },
  restore: { from: ['suspended'], to: 'active' },
} as const satisfies Record<string, StoreTransition>
export type StoreMove = keyof typeof storeTransitions
