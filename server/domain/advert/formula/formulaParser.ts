import { decimal } from '../../money/decimal.ts'
import { ratioOf } from '../../money/ratio.ts'
import { isRateName } from '../../rate/rateName.ts'
import { accepted, refuse, refuseWith, refused } from '../../refusal/refusal.ts'
import type { Result } from '../../refusal/refusal.ts'
import { divisionByZero, evaluateFormula, formulaTerms } from './formula.ts'
import type { Formula } from './formula.ts'
import { tokensOf } from './formulaToken.ts'
import type { Operator, Token } from './formulaToken.ts'

/** The longest text and the deepest nesting of brackets that are read. */
export const longestFormula = 200
export const deepestFormula = 12

/**
 * Reads a price formula: `btc_usd * usd_ngn * 1.02 − 500`. Numbers, rate names in either case, + − × ÷ (also * and /) and
 * brackets; × and ÷ bind tighter, equals are taken from the left. No sign before a number. `knownRates` narrows the names
 * further than the union. Never throws: what is wrong is a refusal of the field `equation`, with its position from 1.
 */
export function parseFormula(text: string, knownRates?: ReadonlySet<string>): Result<Formula> {
  if (text.trim() === '') return refused(refuse('required', 'equation'))
  if (text.length > longestFormula)
    return refused(refuseWith('too_long', { max: longestFormula }, 'equation'))
  const reader = new Reader(tokensOf(text), knownRates)
  const formula = reader.expression(0, 0)
  if (!formula.ok) return formula
  return reader.next.kind === 'end' ? formula : unexpected(reader.next)
}

/** How tightly an operator holds its sides. */
const bindings: Record<Operator, number> = { '+': 1, '-': 1, '*': 2, '/': 2 }

const bindingOf = (token: Token): number | undefined =>
  Object.hasOwn(bindings, token.kind) ? bindings[token.kind as Operator] : undefined

/** Top-down operator precedence (Pratt): an operand, then operators as long as they bind tighter than the one outside. */
class Reader {
  readonly #tokens: readonly Token[]
  readonly #knownRates: ReadonlySet<string> | undefined
  #at = 0

  constructor(tokens: readonly Token[], knownRates: ReadonlySet<string> | undefined) {
    this.#tokens = tokens
    this.#knownRates = knownRates
  }

  /** The token that is read next; the last is `end` for ever. */
  get next(): Token {
    return this.#tokens[this.#at] ?? { kind: 'end', text: '', position: 0 }
  }

  expression(outside: number, depth: number): Result<Formula> {
    let left = this.#operand(depth)
    while (left.ok) {
      const sign = this.next
      const binding = bindingOf(sign)
      if (binding === undefined || binding <= outside) return left
      this.#at += 1
      const right = this.expression(binding, depth)
      left = right.ok ? join(sign, left.value, right.value) : right
    }
    return left
  }

  #operand(depth: number): Result<Formula> {
    const token = this.next
    this.#at += 1
    if (token.kind === 'number') return accepted({ kind: 'number', value: ratioOf(decimal(token.text)) })
    if (token.kind === 'name') return this.#rate(token)
    if (token.kind === '(') return this.#bracket(token, depth + 1)
    if (token.kind === 'end')
      return refused(refuseWith('formula_unfinished', { position: token.position }, 'equation'))
    return unexpected(token)
  }

  #rate(token: Token): Result<Formula> {
    const name = token.text.toLowerCase()
    if (isRateName(name) && this.#knownRates?.has(name) !== false) return accepted({ kind: 'rate', name })
    return refused(refuseWith('formula_unknown_rate', { name, position: token.position }, 'equation'))
  }

  #bracket(open: Token, depth: number): Result<Formula> {
    const { position } = open
    if (depth > deepestFormula) return refused(refuseWith('formula_too_deep', { position }, 'equation'))
    const inside = this.expression(0, depth)
    if (!inside.ok) return inside
    if (this.next.kind === 'end') return refused(refuseWith('formula_unclosed', { position }, 'equation'))
    if (this.next.kind !== ')') return unexpected(this.next)
    this.#at += 1
    return inside
  }
}

/** An operation; dividing by what is zero whatever the rates are is refused while reading. */
function join(sign: Token, left: Formula, right: Formula): Result<Formula> {
  const operator = sign.kind as Operator
  if (operator === '/' && formulaTerms(right).length === 0) {
    const divisor = evaluateFormula(right, () => decimal('0'))
    if (!divisor.ok) return divisor
    if (divisor.value.numerator === 0n) return divisionByZero(sign.position)
  }
  return accepted({ kind: 'operation', operator, left, right, position: sign.position })
}

const unexpected = (token: Token): Result<never> =>
  refused(refuseWith('formula_unexpected', { text: token.text, position: token.position }, 'equation'))
