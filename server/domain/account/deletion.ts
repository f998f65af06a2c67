/** What stands against deleting an account (decisions, accounts). Money and people who wait go first. */
export const deletionObstacles = ['balance', 'trades', 'claims', 'invoices'] as const
export type DeletionObstacle = (typeof deletionObstacles)[number]

/** Everything that stands against it, each once and in one order, so that it can be cleared in one go. */
export const inOrder = (found: readonly DeletionObstacle[]): readonly DeletionObstacle[] =>
  deletionObstacles.filter(obstacle => found.includes(obstacle))
