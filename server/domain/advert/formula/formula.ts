import type { DecimalString } from '../../money/decimal.ts'
import { addRatios, divideRatios, multiplyRatios, ratioOf, subtractRatios } from '../../money/ratio.ts'
import type { Ratio } from '../../money/ratio.ts'
import type { RateName } from '../../rate/rateName.ts'
import { accepted, refuseWith, refused } from '../../refusal/refusal.ts'
import type { Result } from '../../refusal/refusal.ts'
import type { Operator } from './formulaToken.ts'

/** A formula that was read: numbers and rates, joined by operations. Positions count characters from 1. */
export type Formula =
  | { readonly kind: 'number'; readonly value: Ratio }
  | { readonly kind: 'rate'; readonly name: RateName }
  | {
      readonly kind: 'operation'
      readonly operator: Operator
      readonly left: Formula
      readonly right: Formula
      /** Of the sign. */
      readonly position: number
    }

/** The value of a rate by its name. */
export type RateLookup = (name: RateName) => DecimalString

/** The rates that a formula is made of, each once, in the order of the text: only a change of one of these changes it. */
export function formulaTerms(formula: Formula): readonly RateName[] {
  const terms = new Set<RateName>()
  collectTerms(formula, terms)
  return [...terms]
}

function collectTerms(formula: Formula, terms: Set<RateName>): void {
  if (formula.kind === 'rate') terms.add(formula.name)
  if (formula.kind !== 'operation') return
  collectTerms(formula.left, terms)
  collectTerms(formula.right, terms)
}

/** The exact value of a formula. Refused, at the sign, when something is divided by zero; nothing is rounded on the way. */
export function evaluateFormula(formula: Formula, rateOf: RateLookup): Result<Ratio> {
  if (formula.kind === 'number') return accepted(formula.value)
  if (formula.kind === 'rate') return accepted(ratioOf(rateOf(formula.name)))
  const left = evaluateFormula(formula.left, rateOf)
  if (!left.ok) return left
  const right = evaluateFormula(formula.right, rateOf)
  if (!right.ok) return right
  if (formula.operator === '/' && right.value.numerator === 0n) return divisionByZero(formula.position)
  return accepted(operations[formula.operator](left.value, right.value))
}

export const divisionByZero = (position: number): Result<never> =>
  refused(refuseWith('formula_division_by_zero', { position }, 'equation'))

const operations: Record<Operator, (left: Ratio, right: Ratio) => Ratio> = {
  '+': addRatios,
  '-': subtractRatios,
  '*': multiplyRatios,
  '/': divideRatios,
}
