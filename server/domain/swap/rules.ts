import { decimal } from '../money/decimal.ts'

/** What swaps keep to. Limits are in US dollars, turned into each coin by its rate. */
export const swapRules = Object.freeze({
  /** Of what is got. */
  feePercent: decimal('0.5'),
  /** A quote holds for so long by the server's clock. */
  lockSeconds: 5,
  leastUsd: decimal('10'),
  mostUsd: decimal('25000'),
  /** The house gives no coin of which it would owe more than this. */
  mostOwedUsd: decimal('1000000'),
})

/** A locked price may be taken up to and with the last millisecond of its time. */
export const isLocked = (lockedUntil: Date, at: Date): boolean => at <= lockedUntil
