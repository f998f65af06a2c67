import type { Locale } from '../locale.ts'

/** `long` stands by itself: `October 2026`. `short` is for an axis: `Oct`. */
export const monthLengths = ['long', 'short'] as const
export type MonthLength = (typeof monthLengths)[number]

const written = /^(?<year>\d{4})-(?<month>0[1-9]|1[0-2])$/

/**
 * A month as the wire names it (`2026-10`), by its name: `October 2026`, `Oct`; in Russian `Октябрь 2026`, `окт`.
 * @throws RangeError for what is no month.
 */
export function formatMonth(
  month: string,
  { length, locale }: { length: MonthLength; locale: Locale },
): string {
  const groups = written.exec(month)?.groups
  if (!groups) throw new RangeError(`Not a month: ${month}`)
  const at = new Date(`${month}-01T00:00:00Z`)
  // A name that stands by itself: "октябрь", not "октября" as in a date.
  const name = new Intl.DateTimeFormat(locale, { month: length, timeZone: 'UTC' })
    .format(at)
    .replace(/\.$/, '')
  if (length === 'short') return name
  return `${name.charAt(0).toLocaleUpperCase(locale)}${name.slice(1)} ${groups['year'] ?? ''}`
}
