import type { NotificationShape } from './notificationShape.ts'

/** What a trade has told within a day: the newest stands for the others. */
export interface NotificationGroup {
  /** The same as long as the group grows. */
  readonly key: string
  readonly newest: NotificationShape
  /** Newest first. */
  readonly earlier: readonly NotificationShape[]
}

/** A day with its groups, the one that grew last first. */
export interface NotificationDay {
  readonly day: string
  readonly groups: readonly NotificationGroup[]
}

/**
 * Puts notifications, newest first, into days and, within a day, those of one trade together. What is of no trade stands by
 * itself.
 * @param dayOf names the day of a moment where the viewer is: equal names are one day
 */
export function notificationDays(
  items: readonly NotificationShape[],
  dayOf: (moment: string) => string,
): readonly NotificationDay[] {
  const byDay = Map.groupBy(items, ({ createdAt }) => dayOf(createdAt))
  return [...byDay].map(([day, ofDay]) => ({ day, groups: groupsOf(ofDay) }))
}

function groupsOf(items: readonly NotificationShape[]): readonly NotificationGroup[] {
  // Ids of trades and of notifications never meet: either is long enough for the other.
  const byTrade = Map.groupBy(items, ({ tradeId, id }) =>
    tradeId === null ? `one ${id}` : `trade ${tradeId}`,
  )
  return [...byTrade].flatMap(([key, [newest, ...earlier]]) =>
    newest === undefined ? [] : [{ key, newest, earlier }],
  )
}
