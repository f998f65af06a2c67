import { add, compare, divide, multiply, round, subtract } from '../../../../format/decimal.ts'
import type { DecimalString } from '../../../../format/decimal.ts'
import type { FeesShape } from '../feeShape.ts'
import { feeAt, tierIndexAt } from '../../../trading/dashboard/feeTier.ts'
import type { FeeTier } from '../../../trading/dashboard/feeTier.ts'

/** How much somebody trades, swaps and withdraws in a month, in US dollars. */
export interface MonthUse {
  readonly volume: DecimalString
  /** How much of the volume is on own adverts, of a hundred. */
  readonly ownPercent: number
  readonly swapped: DecimalString
  readonly withdrawn: DecimalString
}

/** How fees come back. */
export interface CashbackTerms {
  readonly cashbackPercent: DecimalString
  /** What is too little is paid together with so many weeks after it. */
  readonly carriedWeeks: number
  /** Volume is of so many days. */
  readonly volumeDays: number
}

/** One line of the sum: so many per cent of so much. */
export interface CostLine {
  readonly base: DecimalString
  readonly percent: DecimalString
  readonly amount: DecimalString
}

/** What a month costs, line by line, in US dollars. */
export interface MonthCost {
  readonly own: CostLine
  readonly opened: CostLine
  readonly swaps: CostLine
  readonly withdrawals: CostLine
  /** What comes back; nothing where it never reaches the least that is paid. */
  readonly cashback: CostLine & { readonly isPaid: boolean }
  readonly total: DecimalString
  /** The next tier, and how much less the same adverts cost in it; null in the last. */
  readonly next: (FeeTier & { readonly less: DecimalString }) | null
}

const daysOfWeek = '7'

export const perCentOf = (amount: DecimalString, percent: DecimalString): DecimalString =>
  multiply(multiply(amount, percent), '0.01')
const cents = (amount: DecimalString): DecimalString => round(amount, 2, 'halfUp')

/**
 * What a month costs before network fees. Each line is rounded to a cent and the total is of what is shown; the fee of a real trade is
 * counted in its coin, to the coin's unit.
 */
export function monthCost(use: MonthUse, fees: FeesShape, cashback: CashbackTerms): MonthCost {
  const { tiers, takerPercent, swapPercent, withdrawalPercent } = fees
  const fee = feeAt(tiers, use.volume)
  const line = (base: DecimalString, percent: DecimalString): CostLine => ({
    base,
    percent,
    amount: cents(perCentOf(base, percent)),
  })
  const ownVolume = cents(perCentOf(use.volume, String(use.ownPercent)))
  const own = line(ownVolume, fee.percent)
  const opened = line(subtract(use.volume, ownVolume), takerPercent)
  const swaps = line(use.swapped, swapPercent)
  const withdrawals = line(use.withdrawn, withdrawalPercent)
  const back = cashbackOf(own.amount, fees.cashbackLeastUsd, cashback)
  const total = subtract(
    [own, opened, swaps, withdrawals].map(({ amount }) => amount).reduce(add),
    back.amount,
  )
  const next = tiers[tierIndexAt(tiers, use.volume) + 1]
  return {
    own,
    opened,
    swaps,
    withdrawals,
    cashback: back,
    total,
    next: next ? { ...next, less: subtract(own.amount, cents(perCentOf(ownVolume, next.percent))) } : null,
  }
}

/** What comes back of so much in fees of a month, rounded down as it is paid. */
function cashbackOf(
  fees: DecimalString,
  least: DecimalString,
  { cashbackPercent, carriedWeeks, volumeDays }: CashbackTerms,
): MonthCost['cashback'] {
  const amount = round(perCentOf(fees, cashbackPercent), 2, 'down')
  const gathered = divide(
    multiply(amount, multiply(String(carriedWeeks + 1), daysOfWeek)),
    String(volumeDays),
    { decimals: 2, rounding: 'down' },
  )
  const isPaid = compare(gathered, least) >= 0
  return { base: fees, percent: cashbackPercent, amount: isPaid ? amount : '0', isPaid }
}
