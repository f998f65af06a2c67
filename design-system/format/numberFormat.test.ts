import { describe, expect, it } from 'vitest'
import { formatPercent } from './formatPercent.ts'
import { roundedCountLabel, textLengthScore, volumeRangeLabel } from './labels.ts'
import { formatCappedCount, formatCount, formatNumber } from './numberFormat.ts'
import type { NumberFormat, NumberRounding } from './numberFormat.ts'

const visible = (text: string) => text.replaceAll('\u00A0', '_')

describe.each<[value: string, format: NumberFormat, en: string, ru: string]>([
  ['1234.5', 'raw', '1234.5', '1234.5'],
  ['1234.50', 'raw', '1234.5', '1234.5'],
  ['1234.5', 'round', '1,235', '1_235'],
  ['1234.5', 'fiat', '1,234.50', '1_234,50'],
  ['1234.555', 'fiat', '1,234.56', '1_234,56'],
  ['1234.5', 'crypto', '1,234.50', '1_234,50'],
  ['0.12345678', 'detailed', '0.123457', '0,123457'],
  ['0.5', 'detailed', '0.5', '0,5'],
  ['0.123456789', 'full', '0.12345679', '0,12345679'],
  ['1234567.123456789', 'spaced', '1,234,567.123456789', '1_234_567,123456789'],
  ['-1234.5', 'fiat', '−1,234.50', '−1_234,50'],
  ['-0.001', 'fiat', '0.00', '0,00'],
])('%s as %s', (value, format, en, ru) => {
  it(`is ${en}`, () => expect(visible(formatNumber(value, { format, locale: 'en' }))).toBe(en))
  it(`is ${ru}`, () => expect(visible(formatNumber(value, { format, locale: 'ru' }))).toBe(ru))
})

it.each<[NumberRounding, string, string]>([
  ['round', '1.56', '−1.56'],
  ['floor', '1.55', '−1.56'],
  ['ceil', '1.56', '−1.55'],
])('rounds by %s', (rounding, positive, negative) => {
  expect(formatNumber('1.555', { format: 'fiat', locale: 'en', rounding })).toBe(positive)
  expect(formatNumber('-1.555', { format: 'fiat', locale: 'en', rounding })).toBe(negative)
})

it('groups and caps counts', () => {
  expect([formatCount(4812, 'en'), visible(formatCount(4812, 'ru'))]).toEqual(['4,812', '4_812'])
  expect([
    formatCappedCount(999, 'en'),
    formatCappedCount(1000, 'en'),
    visible(formatCappedCount(5000, 'ru')),
  ]).toEqual(['999', '1,000+', '1_000+'])
})

it.each([
  ['0.9', {}, '0.9%', '0,9%'],
  ['99.4', {}, '99.4%', '99,4%'],
  ['0.4', { padded: true }, '0.40%', '0,40%'],
  ['-1.239', {}, '−1.24%', '−1,24%'],
  ['-1.2', { padded: true }, '−1.20%', '−1,20%'],
  ['1.2', { sign: 'always' }, '+1.2%', '+1,2%'],
  ['-0.4', { sign: 'never' }, '0.4%', '0,4%'],
  ['-0.001', { sign: 'always' }, '0%', '0%'],
  ['12.345', { decimals: 0 }, '12%', '12%'],
] as const)('writes %s percent (%o)', (points, options, en, ru) => {
  expect(formatPercent(points, { locale: 'en', ...options })).toBe(en)
  expect(formatPercent(points, { locale: 'ru', ...options })).toBe(ru)
})

it.each([
  ['0', '0–0.25', '0–0,25'],
  ['0.24999999', '0–0.25', '0–0,25'],
  ['0.25', '0.25–0.5', '0,25–0,5'],
  ['0.5', '0.5–1', '0,5–1'],
  ['1.5', '1–2', '1–2'],
  ['2', '2–5', '2–5'],
  ['5', '5–20', '5–20'],
  ['20', '20–50', '20–50'],
  ['99.9', '50–100', '50–100'],
  ['100', '100–250', '100–250'],
  ['250', '250–500', '250–500'],
  ['999', '500–1k', '500–1k'],
  ['1000', '1k–5k', '1k–5k'],
  ['5000', '5k–10k', '5k–10k'],
  ['10000', '10k–100k', '10k–100k'],
  ['100000', '100k–1kk', '100k–1kk'],
  ['1000000', '1kk–10kk', '1kk–10kk'],
  ['10000000', '10kk+', '10kk+'],
  ['99999999999', '10kk+', '10kk+'],
])('puts a volume of %s into %s', (volume, en, ru) => {
  expect(volumeRangeLabel(volume, 'en')).toBe(en)
  expect(volumeRangeLabel(volume, 'ru')).toBe(ru)
})

it.each([
  [0, '0'],
  [7, '7'],
  [10, '10'],
  [11, '10+'],
  [37, '30+'],
  [100, '100+'],
  [101, '100+'],
  [175, '150+'],
  [999, '950+'],
  [1000, '1,000+'],
  [1001, '1,000+'],
  [1299, '1,200+'],
])('labels %d things as %s', (count, label) => expect(roundedCountLabel(count, 'en')).toBe(label))

it.each([
  [0, 1],
  [499, 1],
  [1499, 1],
  [1500, 2],
  [10_000, 10],
])('scores %d characters as %d', (length, score) => expect(textLengthScore('x'.repeat(length))).toBe(score))
