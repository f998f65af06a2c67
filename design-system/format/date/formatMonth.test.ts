import { expect, it } from 'vitest'
import { formatMonth } from './formatMonth.ts'

it.each([
  ['2026-10', 'en', 'October 2026', 'Oct'],
  ['2026-05', 'en', 'May 2026', 'May'],
  ['2026-10', 'ru', 'Октябрь 2026', 'окт'],
  ['2026-05', 'ru', 'Май 2026', 'май'],
  ['2027-01', 'ru', 'Январь 2027', 'янв'],
] as const)('names %s in %s', (month, locale, long, short) => {
  expect(formatMonth(month, { length: 'long', locale })).toBe(long)
  expect(formatMonth(month, { length: 'short', locale })).toBe(short)
})

it.each(['2026-13', '2026-1', '2026', '', '2026-10-05'])('takes %j for no month', month => {
  expect(() => formatMonth(month, { length: 'long', locale: 'en' })).toThrow(RangeError)
})
