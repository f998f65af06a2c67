import type { Rates } from './rates.ts'

/** Where rates come from. */
export type RateSource = {
  /**
   * The market at a moment. `previous` is the last answer, or null at the first tick; the new one is never older.
   * Rejects when the source cannot be reached: the previous rates then simply grow old, and trading on them stops by itself.
   */
  readonly next: (previous: Rates | null, at: Date) => Promise<Rates>
}
