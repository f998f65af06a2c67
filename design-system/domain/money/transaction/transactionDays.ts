import type { TransactionShape } from './transactionShape.ts'

/** A day with its movements, newest first. */
export interface TransactionDay<Item> {
  readonly day: string
  readonly items: readonly Item[]
}

/**
 * Puts movements, newest first, into days.
 * @param dayOf names the day of a moment where the viewer is: equal names are one day
 */
export function transactionDays<Item extends Pick<TransactionShape, 'createdAt'>>(
  items: readonly Item[],
  dayOf: (moment: string) => string,
): readonly TransactionDay<Item>[] {
  const byDay = Map.groupBy(items, ({ createdAt }) => dayOf(createdAt))
  return [...byDay].map(([day, ofDay]) => ({ day, items: ofDay }))
}
