/** From which age on rates are called stale, and beyond which no trade opens on them. */
export type RateAgeLimits = { readonly staleSeconds: number; readonly refusedSeconds: number }

/** `fresh`; `stale`: shown as old; `refused`: shown as old, and no trade opens. */
export const freshnesses = ['fresh', 'stale', 'refused'] as const
export type Freshness = (typeof freshnesses)[number]

/** The age of rates in milliseconds; zero for rates that are ahead of the clock. */
export const rateAge = (ratesAt: Date, at: Date): number => Math.max(0, at.getTime() - ratesAt.getTime())

/** How rates of a moment may be used now: stale at exactly the first limit, refused only beyond the second. */
export function freshnessOf(ratesAt: Date, at: Date, limits: RateAgeLimits): Freshness {
  const age = rateAge(ratesAt, at)
  if (age > limits.refusedSeconds * 1000) return 'refused'
  return age >= limits.staleSeconds * 1000 ? 'stale' : 'fresh'
}
