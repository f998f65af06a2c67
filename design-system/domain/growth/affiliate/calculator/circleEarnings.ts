import { add, multiply, round } from '../../../../format/decimal.ts'
import type { DecimalString } from '../../../../format/decimal.ts'
import { feeAt } from '../../../trading/dashboard/feeTier.ts'
import type { FeeSpan } from '../../../trading/dashboard/feeTier.ts'
import { volumeOf } from './circle.ts'
import type { Circle } from './circle.ts'
import type { EarnRules } from './earnShape.ts'

export const earnLevels = [1, 2, 3] as const
export type EarnLevel = (typeof earnLevels)[number]

/** What one level brings in a month, in US dollars. */
export interface LevelEarnings {
  readonly level: EarnLevel
  readonly people: number
  /** Of {@link base}. */
  readonly percent: DecimalString
  /** On the first level the fees of its trades; below it the first shares, which go to those who invited these people. */
  readonly base: DecimalString
  readonly amount: DecimalString
}

/** What a circle brings, in US dollars. */
export interface CircleEarnings {
  readonly levels: readonly LevelEarnings[]
  readonly month: DecimalString
  readonly year: DecimalString
  /** What they are counted with. */
  readonly fee: FeeSpan
}

const cents = (amount: DecimalString): DecimalString => round(amount, 2, 'down')
const perCent = (amount: DecimalString, percent: DecimalString): DecimalString =>
  multiply(multiply(amount, percent), '0.01')

/**
 * What a circle brings in a month and in a year. The second and the third level are paid out of the first level's share of those
 * trades, which is of whoever invited the trader. Each sum is rounded down to a cent, as shares are, and the total is of what is shown.
 */
export function circleEarnings(circle: Circle, { terms, tiers }: EarnRules): CircleEarnings {
  const volume = volumeOf(circle.volumeSteps)
  const fee = feeAt(tiers, volume)
  const firstPercent = circle.side === 'owner' ? terms.ownerPercent : terms.contractorPercent
  const feesOf = (people: number) => perCent(multiply(volume, String(people)), fee.percent)
  const second = circle.invited * circle.eachInvites
  const third = second * circle.thoseInvite
  const level = (
    at: EarnLevel,
    people: number,
    percent: DecimalString,
    base: DecimalString,
  ): LevelEarnings => ({
    level: at,
    people,
    percent,
    base: cents(base),
    amount: cents(perCent(base, percent)),
  })
  const levels = [
    level(1, circle.invited, firstPercent, feesOf(circle.invited)),
    level(2, second, terms.secondPercent, perCent(feesOf(second), firstPercent)),
    level(3, third, terms.thirdPercent, perCent(feesOf(third), firstPercent)),
  ]
  const month = levels.map(({ amount }) => amount).reduce(add)
  return { levels, month, year: multiply(month, '12'), fee }
}
