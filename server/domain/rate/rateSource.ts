import type { Rates } from './rates.ts'

/** Where rates come from. */
export type RateSource = {
  /**
   * The market at a moment. `previous` is the last answer, or null at the first tick; the new one is never older, and the
   * same one when the source has nothing newer: it then simply grows old, and trading on it stops by itself. Rejecting
   * does no harm either.
   */
  readonly next: (previous: Rates | null, at: Date) => Promise<Rates>
}
