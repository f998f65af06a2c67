import { decimal } from '../money/decimal.ts'
import { spanMs } from '../time/calendar.ts'

/** The numbers of reputation (docs/adr/0070-reputation-that-is-hard-to-farm.md). */
export const reputationRules = {
  /** A word counts in the rating from trades of so much on. */
  countedFromUsd: decimal('10'),
  /** … and of accounts that were so old when the trade was opened, or whose identity is verified. */
  countedFromAgeMs: spanMs({ days: 7 }),
  /** Of so many last releases the times are shown. */
  keptReleases: 50,
  /** A seller has so long to say where to pay before a buyer who leaves counts against them. */
  requisitesWithinMs: 5 * 60_000,
  /** How often the same feedback may be changed. */
  feedbackEdits: 10,
  risk: {
    newAccountMs: spanMs({ days: 30 }),
    partnersFromTrades: 10,
    /** More trades than this a partner, on average, and the partners are few. */
    tradesPerPartner: 5,
    cancelledFromTrades: 5,
    cancelledPercent: 20,
  },
} as const
