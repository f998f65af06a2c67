import {
  compareRatios,
  divideRatios,
  multiplyRatios,
  ratio,
  subtractRatios,
  type Ratio,
} from '../money/ratio.ts'

/** A value in the market at a moment: dollars for a coin, or fiat for a dollar. */
export interface Leg {
  readonly value: Ratio
  readonly at: Date
}

/** What one provider says now, and what it said in the answer before this one. */
export interface Quote extends Leg {
  readonly before: Ratio | null
}

/** What is believed without asking again, and how near two have to be to say the same; in hundredths. */
export const poolRules = { largestJumpPercent: 20n, samePercent: 5n } as const

/** What is believed now, and whether somebody says something newer that is not. */
export interface PooledRate {
  readonly leg: Leg | null
  readonly isHeld: boolean
}

/**
 * What to believe of several providers. Those that stay near to what was believed before are; of them the middle one. When
 * all of them jump further than {@link poolRules} allows, the jump is held until a second provider, or the next answer of
 * the same one, says it as well. What was believed before stays, and grows old, when there is nothing newer, or nothing
 * that may be believed.
 */
export function poolQuotes(quotes: readonly Quote[], before: Leg | null): PooledRate {
  const newer = before ? quotes.filter(({ at }) => at > before.at) : quotes
  if (newer.length === 0) return { leg: before, isHeld: false }
  const near = before
    ? newer.filter(({ value }) => isWithin(value, before.value, poolRules.largestJumpPercent))
    : newer.filter(() => agree(newer))
  const chosen = near.length > 0 ? near : newer.filter(quote => isConfirmed(quote, newer))
  const leg = middle(chosen)
  return leg ? { leg, isHeld: false } : { leg: before, isHeld: true }
}

const isConfirmed = (quote: Quote, all: readonly Quote[]): boolean =>
  [quote.before, ...all.filter(other => other !== quote).map(({ value }) => value)].some(
    other => other !== null && isWithin(quote.value, other, poolRules.samePercent),
  )

/** Nothing is known yet: what all say is taken, and when they do not agree, none of it. */
const agree = ([first, ...others]: readonly Quote[]): boolean =>
  first !== undefined && others.every(({ value }) => isWithin(value, first.value, poolRules.samePercent))

function isWithin(value: Ratio, of: Ratio, percent: bigint): boolean {
  const moved = divideRatios(subtractRatios(value, of), of)
  const size = moved.numerator < 0n ? multiplyRatios(moved, ratio(-1n)) : moved
  return compareRatios(size, ratio(percent, 100n)) <= 0
}

/** The middle value, the lower one of two; as old as the freshest that it was chosen from. */
function middle(quotes: readonly Quote[]): Leg | null {
  const ordered = quotes.toSorted((a, b) => compareRatios(a.value, b.value))
  const chosen = ordered[(ordered.length - 1) >> 1]
  const newest = Math.max(...quotes.map(({ at }) => at.getTime()))
  return chosen ? { value: chosen.value, at: new Date(newest) } : null
}
