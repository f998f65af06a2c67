import { expect, test } from 'vitest'
import { formulaTokens, nameAt, withName } from './formulaToken.ts'

test('a formula is coloured piece by piece, and nothing of it is lost', () => {
  const formula = 'btc_usd * (1 + 0.5)×usd_ngn ÷ ?x'
  const tokens = formulaTokens(formula)
  expect(tokens.map(({ text }) => text).join('')).toBe(formula)
  expect(tokens.filter(({ kind }) => kind !== 'space').map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    'name btc_usd',
    'operator *',
    'operator (',
    'number 1',
    'operator +',
    'number 0.5',
    'operator )',
    'operator ×',
    'name usd_ngn',
    'operator ÷',
    'other ?',
    'other x',
  ])
})

test('the name at the caret is found and replaced whole', () => {
  expect(nameAt('btc_usd * us', 12)).toEqual({ start: 10, end: 12, typed: 'us' })
  expect(nameAt('btc_usd * us', 9)).toBeNull()
  expect(nameAt('1.5', 3)).toBeNull()
  expect(withName('btc_usd * us', 12, 'usd_ngn')).toEqual({ formula: 'btc_usd * usd_ngn', caret: 17 })
  // In the middle of a name, what follows goes with it.
  expect(withName('btc_us * 2', 3, 'btc_ngn')).toEqual({ formula: 'btc_ngn * 2', caret: 7 })
})
