/**
 * The statuses of a purchase by card.
 * - `created`   the buyer was sent to the provider's page
 * - `pending`   the provider has the card's answer to wait for
 * - `paid`      paid, and the coins are in the balance
 * - `declined`  the bank or the provider said no
 * - `cancelled` the buyer left the provider's page
 * - `expired`   nothing was heard within the time
 * - `refunded`  paid, but too late or not for the amount: the provider gives the money back
 */
export const cardStatuses = [
  'created',
  'pending',
  'paid',
  'declined',
  'cancelled',
  'expired',
  'refunded',
] as const
export type CardStatus = (typeof cardStatuses)[number]

interface CardTransition {
  readonly from: readonly CardStatus[]
  readonly to: CardStatus
  readonly posts: 'credit' | null
}

/** Everything that can happen to a purchase. A call of the provider's that comes again, or late, finds no row and changes nothing. */
export const cardTransitions = {
  wait: { from: ['created'], to: 'pending', posts: null },
  pay: { from: ['created', 'pending'], to: 'paid', posts: 'credit' },
  decline: { from: ['created', 'pending'], to: 'declined', posts: null },
  cancel: { from: ['created', 'pending'], to: 'cancelled', posts: null },
  expire: { from: ['created', 'pending'], to: 'expired', posts: null },
  // Paid too late, or another amount than was agreed on.
  refund: { from: ['created', 'pending', 'declined', 'cancelled', 'expired'], to: 'refunded', posts: null },
} as const satisfies Record<string, CardTransition>
export type CardMove = keyof typeof cardTransitions

/** Whether a purchase is still open: something of the provider's is awaited. */
export const isOpen = (status: CardStatus): boolean =>
  (cardTransitions.pay.from as readonly CardStatus[]).includes(status)
