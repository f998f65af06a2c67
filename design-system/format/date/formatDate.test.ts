import { describe, expect, it } from 'vitest'
import { formatDate } from './formatDate.ts'
import type { DateFormat } from './formatDate.ts'
import { formatCountdown, formatDuration } from './formatDuration.ts'
import { formatFileSize } from '../formatFileSize.ts'
import { formatRelativeTime } from './formatRelativeTime.ts'

const visible = (text: string) => text.replaceAll('\u00A0', '_')

describe.each<[DateFormat, string, string]>([
  ['numeric', '05.03.2026', '05.03.2026'],
  ['dayMonth', 'March 5', '5 марта'],
  ['date', 'Mar 05 2026', '05 мар. 2026'],
  ['dateTime', 'Mar 05 2026 9:07', '05 мар. 2026 9:07'],
  ['time', '9:07', '9:07'],
])('the format %s', (format, en, ru) => {
  const at = '2026-03-05T09:07:59Z'
  it('in English', () => expect(formatDate(at, { format, locale: 'en', timeZone: 'UTC' })).toBe(en))
  it('in Russian', () => expect(formatDate(new Date(at), { format, locale: 'ru', timeZone: 'UTC' })).toBe(ru))
})

it('shows the day that it is where the viewer is', () => {
  const at = '2026-12-31T23:30:00Z'
  expect(formatDate(at, { format: 'numeric', locale: 'en', timeZone: 'Africa/Lagos' })).toBe('01.01.2027')
  expect(formatDate(at, { format: 'numeric', locale: 'en', timeZone: 'America/Sao_Paulo' })).toBe(
    '31.12.2026',
  )
})

it('is by a clock of 24 hours, from midnight on', () => {
  const at = (moment: string) => formatDate(moment, { format: 'time', locale: 'en', timeZone: 'UTC' })
  expect(['2026-03-05T00:05:00Z', '2026-03-05T12:00:00Z', '2026-03-05T23:59:59Z'].map(at)).toEqual([
    '0:05',
    '12:00',
    '23:59',
  ])
})

it('refuses what is no date', () => {
  expect(() => formatDate('yesterday', { format: 'date', locale: 'en' })).toThrow('Not a date')
})

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

it.each([
  [59_999, 'now', 'сейчас', 'now'],
  [minute, '1 min ago', '1 мин назад', 'in 1 min'],
  [4.9 * minute, '4 min ago', '4 мин назад', 'in 4 min'],
  [hour, '1 hr ago', '1 ч назад', 'in 1 hr'],
  [day, '1 day ago', '1 день назад', 'in 1 day'],
  [3 * day, '3 days ago', '3 дня назад', 'in 3 days'],
  [11 * day, '11 days ago', '11 дней назад', 'in 11 days'],
  [21 * day, '21 days ago', '21 день назад', 'in 21 days'],
  [61 * day, '2 months ago', '2 месяца назад', 'in 2 months'],
  [5 * 365 * day, '5 years ago', '5 лет назад', 'in 5 years'],
])('%d ms', (elapsed, en, ru, ahead) => {
  const now = new Date('2026-03-05T09:07:00Z')
  const past = new Date(now.getTime() - elapsed)
  expect(visible(formatRelativeTime(past, { now, locale: 'en' }))).toBe(en)
  expect(visible(formatRelativeTime(past.toISOString(), { now, locale: 'ru' }))).toBe(ru)
  expect(formatRelativeTime(new Date(now.getTime() + elapsed), { now, locale: 'en' })).toBe(ahead)
})

it.each([
  [-5000, '00:00'],
  [0, '00:00'],
  [1, '00:01'],
  [59_000, '00:59'],
  [60_000, '01:00'],
  [24 * minute + 38_000, '24:38'],
  [hour - 1, '1:00:00'],
  [hour + 5 * minute + 9000, '1:05:09'],
  [30 * hour, '30:00:00'],
])('counts %d ms down as %s', (left, text) => expect(formatCountdown(left)).toBe(text))

it.each([
  [0, '0_min', '0_мин'],
  [30, '30_min', '30_мин'],
  [90, '1_hr 30_min', '1_ч 30_мин'],
  [1440, '1_day', '1_день'],
  [3 * 1440 + 61, '3_days 1_hr', '3_дня 1_ч'],
])('says %d minutes as %s', (minutes, en, ru) => {
  expect(visible(formatDuration(minutes, 'en'))).toBe(en)
  expect(visible(formatDuration(minutes, 'ru'))).toBe(ru)
})

it.each([
  [1, '1_byte', '1_байт'],
  [12, '12_bytes', '12_байт'],
  [214 * 1024, '214_kB', '214_кБ'],
  [1.5 * 1024 ** 2, '1.5_MB', '1,5_МБ'],
  [10 * 1024 ** 2, '10_MB', '10_МБ'],
  [5000 * 1024 ** 3, '5,000_GB', '5_000_ГБ'],
])('a file of %d bytes', (bytes, en, ru) => {
  expect(visible(formatFileSize(bytes, 'en'))).toBe(en)
  expect(visible(formatFileSize(bytes, 'ru'))).toBe(ru)
})
