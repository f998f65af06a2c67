/** Why money is held: a change after which somebody else could be the owner (decisions, accounts), or an operator’s word. */
export const holdReasons = ['password', 'email', 'phone', 'two_factor', 'recovery', 'operator'] as const
export type HoldReason = (typeof holdReasons)[number]

/** Until when no money leaves, and why. */
export interface MoneyHold {
  readonly until: Date
  readonly reason: HoldReason
}

const hourMs = 3_600_000

/** The hold after a change; one that lasts longer already stays. */
export function holdAfter(current: MoneyHold | null, reason: HoldReason, at: Date, hours: number): MoneyHold {
  const until = new Date(at.getTime() + hours * hourMs)
  return current && current.until >= until ? current : { until, reason }
}

/** The hold that is in force, or null. */
export const holdAt = (hold: MoneyHold | null, at: Date): MoneyHold | null =>
  hold && hold.until > at ? hold : null
