/** What stands against deleting an account (decisions, accounts). Money and people who wait go first. */
export const deletionObstacles = ['balance', 'trades', 'claims', 'invoices'] as const
export type DeletionObstacle = (typeof deletionObstacles)[number]

/** What an account still has. */
export interface Belongings {
  readonly hasBalance: boolean
  readonly openTrades: number
  /** Claims that wait for a ruling, on either side. */
  readonly openClaims: number
  /** Invoices of their stores that wait for a payment or a decision. */
  readonly hasOpenInvoices: boolean
}

const stands: Record<DeletionObstacle, (has: Belongings) => boolean> = {
  balance: ({ hasBalance }) => hasBalance,
  trades: ({ openTrades }) => openTrades > 0,
  claims: ({ openClaims }) => openClaims > 0,
  invoices: has => has.hasOpenInvoices,
}

/** Everything that stands against it, so that it can be cleared in one go. */
export const obstaclesOf = (has: Belongings): readonly DeletionObstacle[] =>
  deletionObstacles.filter(obstacle => stands[obstacle](has))
