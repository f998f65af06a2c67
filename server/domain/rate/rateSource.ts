import type { DecimalString } from '../money/decimal.ts'
import type { QuotedCode } from './quotedCodes.ts'
import type { Rates } from './rates.ts'

/** What one source says of a pair with the dollar, as of a moment: dollars for a coin, or fiat for a dollar. */
export interface SourceQuote {
  readonly code: QuotedCode
  readonly source: string
  readonly value: DecimalString
  /** ISO-8601 in UTC. */
  readonly at: string
}

/** Where rates come from. */
export type RateSource = {
  /**
   * The market at a moment. `previous` is the last answer, or null at the first tick; the new one is never older, and the
   * same one when the source has nothing newer: it then simply grows old, and trading on it stops by itself. Rejecting
   * does no harm either.
   */
  readonly next: (previous: Rates | null, at: Date) => Promise<Rates>
  /** What stands behind them; left out where there is nobody to name. */
  readonly quotes?: (at: Date) => readonly SourceQuote[]
}
