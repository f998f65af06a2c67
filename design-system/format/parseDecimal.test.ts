import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDecimal } from './formatDecimal.ts'
import { locales } from './locale.ts'
import type { Locale } from './locale.ts'
import { parseDecimal } from './parseDecimal.ts'
import type { ParseOptions } from './parseDecimal.ts'

function read(text: string, locale: Locale, options: Omit<ParseOptions, 'locale'> = {}): string {
  const parsed = parseDecimal(text, { locale, ...options })
  return parsed.ok ? parsed.value : parsed.fault
}

describe.each([
  ['1 234,5', '1234.5', '1234.5'],
  ['1\u00A0234,5', '1234.5', '1234.5'],
  ['1\u202F234,5', '1234.5', '1234.5'],
  ['1,234.5', '1234.5', '1234.5'],
  ['1.234,5', '1234.5', '1234.5'],
  ['1,234,567', '1234567', '1234567'],
  ['1.234.567', '1234567', '1234567'],
  ['1 234,567', '1234.567', '1234.567'],
  ['1,234', '1234', '1.234'],
  ['1.234', '1.234', '1.234'],
  ['0,234', '0.234', '0.234'],
  ['1234,567', '1234.567', '1234.567'],
  ['1,5', '1.5', '1.5'],
  ['.5', '0.5', '0.5'],
  [',5', '0.5', '0.5'],
  ['5.', '5', '5'],
  ['  42 ', '42', '42'],
  ['007', '7', '7'],
  ['0', '0', '0'],
  ['', 'empty', 'empty'],
  ['   ', 'empty', 'empty'],
  ['1e3', 'exponent', 'exponent'],
  ['1e400', 'exponent', 'exponent'],
  ['-1,5E+3', 'exponent', 'exponent'],
  ['e3', 'invalid', 'invalid'],
  ['１', 'otherDigits', 'otherDigits'],
  ['1２', 'otherDigits', 'otherDigits'],
  ['١٢', 'otherDigits', 'otherDigits'],
  ['--1', 'invalid', 'invalid'],
  ['-−1', 'invalid', 'invalid'],
  ['NaN', 'invalid', 'invalid'],
  ['Infinity', 'invalid', 'invalid'],
  ['0x10', 'invalid', 'invalid'],
  ['+5', 'invalid', 'invalid'],
  ['1..5', 'invalid', 'invalid'],
  ['1,2,3', 'invalid', 'invalid'],
  ['12 34', 'invalid', 'invalid'],
  ['1,23.4,5', 'invalid', 'invalid'],
  ['1,234 567', 'invalid', 'invalid'],
  ['.', 'invalid', 'invalid'],
  ['₦500', 'invalid', 'invalid'],
  ['../1', 'invalid', 'invalid'],
  ['-5', 'negative', 'negative'],
  ['−5', 'negative', 'negative'],
  ['-0', '0', '0'],
  ['9'.repeat(40), 'tooLong', 'tooLong'],
  [`0.${'1'.repeat(40)}`, 'tooLong', 'tooLong'],
  ['9'.repeat(18), '9'.repeat(18), '9'.repeat(18)],
])('%j', (typed, english, russian) => {
  it('is read as English', () => expect(read(typed, 'en')).toBe(english))
  it('is read as Russian', () => expect(read(typed, 'ru')).toBe(russian))
})

it('counts the digits of the asset, not the zeros behind them', () => {
  expect(read('1.005', 'en', { decimals: 2 })).toBe('tooManyDecimals')
  expect(read('1.500', 'en', { decimals: 2 })).toBe('1.5')
})

it('takes a sign when it may', () => {
  expect(read('−2,5', 'ru', { allowNegative: true })).toBe('-2.5')
})

it('reads back every number it can write', () => {
  const written = fc.tuple(
    fc.bigInt({ min: 0n, max: 10n ** 18n - 1n }),
    fc.stringMatching(/^(\d{0,17}[1-9])?$/),
    fc.boolean(),
    fc.constantFrom(...locales),
  )
  fc.assert(
    fc.property(written, ([whole, fraction, negative, locale]) => {
      const unsigned = fraction ? `${whole}.${fraction}` : String(whole)
      const value = negative && /[1-9]/.test(unsigned) ? `-${unsigned}` : unsigned
      expect(read(formatDecimal(value, locale), locale, { allowNegative: true })).toBe(value)
    }),
    { numRuns: 2000 },
  )
})

it('never throws, whatever is pasted', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d., −-]*$/)), text => {
      expect(['boolean']).toContain(typeof parseDecimal(text, { locale: 'en' }).ok)
    }),
  )
})
