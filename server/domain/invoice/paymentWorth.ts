import type { DecimalString } from '../money/decimal.ts'
import { divideRounded } from '../money/rounding.ts'
import { percentOf, units } from '../money/units.ts'

/** What is asked for at one moment: so many units of a coin stand for so much of what the invoice asks. */
export interface Priced {
  /** Units of the coin. */
  readonly due: bigint
  /** Units of what the invoice asks for; more than zero. */
  readonly worth: bigint
}

/** What a payment is worth by the price that was in force: exactly all of it for exactly what was due, else rounded down. */
export const worthOf = (amount: bigint, { due, worth }: Priced): bigint =>
  due === 0n ? 0n : (amount * worth) / due

/** What has to be worth at least, with the store’s tolerance. */
export const enoughFor = (asked: bigint, tolerancePercent: DecimalString): bigint =>
  asked - percentOf(units(asked), tolerancePercent, 'down')

/** A payment that counts, in the order in which it was seen. */
export interface Counted {
  readonly amount: bigint
  readonly worth: bigint
}

/** How the coins of one payment divide. */
export interface Divided {
  /** For the store. */
  readonly settled: bigint
  /** More than was asked for. */
  readonly rest: bigint
}

/**
 * Divides what came between the store and what is too much: the first payments pay, and of the one that goes beyond what was
 * asked only its share. Coins are never split below their unit: the store gets the part that is left over.
 */
export function divide(asked: bigint, payments: readonly Counted[]): Divided[] {
  let missing = asked
  return payments.map(({ amount, worth }) => {
    if (worth <= missing) {
      missing -= worth
      return { settled: amount, rest: 0n }
    }
    const rest = worth === 0n ? 0n : divideRounded(amount * (worth - missing), worth, 'down')
    missing = 0n
    return { settled: amount - rest, rest }
  })
}
