import { Decimal } from 'decimal.js'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimal } from '../../money/decimal.ts'
import { ratioToDecimal } from '../../money/ratio.ts'
import { rateNames } from '../../rate/rateName.ts'
import { rateNamed } from '../../rate/rates.ts'
import { exampleRates } from '../../../../tests/support/examples/advert.ts'
import { evaluateFormula, formulaTerms } from './formula.ts'
import { deepestFormula, parseFormula } from './formulaParser.ts'

const lookup = (name: (typeof rateNames)[number]) => rateNamed(exampleRates, name)

function valueOf(text: string): string {
  const formula = parseFormula(text)
  if (!formula.ok) return formula.refusal.code
  const value = evaluateFormula(formula.value, lookup)
  return value.ok ? ratioToDecimal(value.value, 6, 'halfUp') : value.refusal.code
}

test.each([
  ['1', '1'],
  ['2 + 3 * 4', '14'],
  ['(2 + 3) * 4', '20'],
  ['2 − 3 − 4', '-5'],
  ['100 ÷ 10 ÷ 2', '5'],
  ['100 / (10 / 2)', '20'],
  ['2×3+4×5', '26'],
  ['1 / 3 * 3', '1'],
  ['0.1 + 0.2', '0.3'],
  ['btc_usd * usd_ngn * 1.02', '134640000'],
  [' BTC_NGN\t/ 2 ', '66000000'],
  ['btc_usd / (btc_usd - 88000)', 'formula_division_by_zero'],
  ['((((((((((((1))))))))))))', '1'],
])('%j is %s', (text, value) => {
  expect(valueOf(text)).toBe(value)
})

test.each<[string, string, number | undefined]>([
  ['', 'required', undefined],
  ['   ', 'required', undefined],
  ['1'.repeat(201), 'too_long', undefined],
  ['1 +', 'formula_unfinished', 3],
  ['btc_usd * * 2', 'formula_unexpected', 11],
  ['-1', 'formula_unexpected', 1],
  ['1,5 * btc_usd', 'formula_unexpected', 1],
  ['1e400', 'formula_unexpected', 1],
  ['.5', 'formula_unexpected', 1],
  ['5.', 'formula_unexpected', 1],
  ['1234567890123', 'formula_unexpected', 1],
  ['2 btc_usd', 'formula_unexpected', 3],
  ['1 ^ 2', 'formula_unexpected', 3],
  ['1)', 'formula_unexpected', 2],
  ['()', 'formula_unexpected', 2],
  ['(1 + 2', 'formula_unclosed', 1],
  ['1 * (2 + (3', 'formula_unclosed', 10],
  ['(1 2)', 'formula_unexpected', 4],
  ['btc_xyz + 1', 'formula_unknown_rate', 1],
  ['1 + usd_btc', 'formula_unknown_rate', 5],
  ['constructor', 'formula_unknown_rate', 1],
  ['btc_usd / 0', 'formula_division_by_zero', 9],
  ['1 / (2 - 2)', 'formula_division_by_zero', 3],
  ['btc_usd * 0 + 1 / (1 / 0)', 'formula_division_by_zero', 22],
  ['('.repeat(deepestFormula + 1) + '1', 'formula_too_deep', deepestFormula + 1],
])('%j is refused: %s at %s', (text, code, position) => {
  const formula = parseFormula(text)
  expect(formula.ok ? undefined : formula.refusal).toMatchObject({
    code,
    field: 'equation',
    params: position === undefined ? {} : { position },
  })
})

test('only rates that are known today are read', () => {
  expect(parseFormula('btc_usd', new Set(['eth_usd'])).ok).toBe(false)
  expect(parseFormula('eth_usd', new Set(['eth_usd'])).ok).toBe(true)
})

test('a formula depends on its terms, each once', () => {
  const formula = parseFormula('btc_usd * usd_ngn + (BTC_USD - 5) / eur_usd')
  expect(formula.ok && formulaTerms(formula.value)).toEqual(['btc_usd', 'usd_ngn', 'eur_usd'])
})

/** A formula as random tests make it: its text with as few brackets as its meaning needs, and what it comes to. */
type Written = { text: string; value: Decimal | 'zero division'; binding: number }
const Slow = Decimal.clone({ precision: 600, rounding: Decimal.ROUND_HALF_UP })

const { written } = fc.letrec<{ written: Written; operation: Written }>(tie => ({
  operation: fc
    .tuple(tie('written'), fc.constantFrom('+', '-', '−', '*', '×', '/', '÷'), tie('written'))
    .map(join),
  written: fc.oneof(
    { maxDepth: 4 },
    fc.tuple(fc.nat(999), fc.nat(99)).map(([whole, part]) => {
      const text = part === 0 ? String(whole) : `${whole}.${String(part).padStart(2, '0')}`
      return { text, value: new Slow(text), binding: 3 }
    }),
    fc.constantFrom(...rateNames).map(name => ({ text: name, value: new Slow(lookup(name)), binding: 3 })),
    tie('operation'),
  ),
}))

function join([left, sign, right]: [Written, string, Written]): Written {
  const binding = '+-−'.includes(sign) ? 1 : 2
  const leftText = left.binding < binding ? `(${left.text})` : left.text
  const rightText = right.binding <= binding ? `(${right.text})` : right.text
  return { text: `${leftText} ${sign} ${rightText}`, value: slowly(left.value, sign, right.value), binding }
}

function slowly(left: Written['value'], sign: string, right: Written['value']): Written['value'] {
  if (left === 'zero division' || right === 'zero division') return 'zero division'
  if (sign === '+') return left.plus(right)
  if ('-−'.includes(sign)) return left.minus(right)
  if ('*×'.includes(sign)) return left.times(right)
  return right.isZero() ? 'zero division' : left.dividedBy(right)
}

describe('random formulas', () => {
  test('come to what slow arithmetic says, and never divide by zero', () => {
    fc.assert(
      fc.property(written, ({ text, value }) => {
        fc.pre(text.length <= 200)
        const expected =
          value === 'zero division'
            ? 'formula_division_by_zero'
            : decimal(value.toFixed(6, Decimal.ROUND_HALF_UP))
        expect(valueOf(text)).toBe(expected)
      }),
      { numRuns: 500 },
    )
  })

  test('of any characters are read or refused, never thrown', () => {
    const pieces = fc.constantFrom(
      '(',
      ')',
      '+',
      '-',
      '*',
      '/',
      '÷',
      '×',
      ' ',
      '1',
      '0',
      '.',
      ',',
      'btc_usd',
      'x_y',
      '\u{1F4B0}',
      '\0',
    )
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 260 }),
      fc.array(pieces, { maxLength: 60 }).map(parts => parts.join('')),
    )
    fc.assert(
      fc.property(texts, text => {
        const formula = parseFormula(text)
        const blamed = formula.ok ? evaluateFormula(formula.value, lookup) : formula
        expect(blamed.ok || blamed.refusal.field === 'equation').toBe(true)
      }),
      { numRuns: 1000 },
    )
  })
})
