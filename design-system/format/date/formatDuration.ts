import type { Locale } from '../locale.ts'

const second = 1000

const two = (count: number) => String(count).padStart(2, '0')

/**
 * Time that is left: `24:38`, and `1:05:09` from an hour on. Counts a started second as whole, so that `00:00` means
 * over; never below it.
 */
export function formatCountdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / second))
  const hours = Math.floor(seconds / 3600)
  const clock = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return hours === 0 ? clock : `${hours}:${clock}`
}

const unitSizes = [
  { unit: 'day', minutes: 24 * 60, display: 'long' },
  { unit: 'hour', minutes: 60, display: 'short' },
  { unit: 'minute', minutes: 1, display: 'short' },
] as const

interface WrittenUnit {
  readonly unit: (typeof unitSizes)[number]['unit'] | 'month'
  readonly display: 'long' | 'short'
}

/**
 * A span of whole minutes in its two largest units: `30 min`, `1 hr 30 min`, `1 day`; `1 ч 30 мин`. In a sentence its units
 * are written out: `1 hour`.
 */
export function formatDuration(minutes: number, locale: Locale, display?: 'long'): string {
  let rest = Math.max(0, Math.round(minutes))
  const parts: string[] = []
  const write = (count: number, size: WrittenUnit) =>
    writeUnit(count, display === undefined ? size : { ...size, display }, locale)
  for (const size of unitSizes) {
    const count = Math.floor(rest / size.minutes)
    rest -= count * size.minutes
    if (count > 0) parts.push(write(count, size))
  }
  return parts.slice(0, 2).join(' ') || write(0, unitSizes[2])
}

/** A span of whole months: `6 months`, `6 месяцев`. */
export const formatMonths = (months: number, locale: Locale): string =>
  writeUnit(months, { unit: 'month', display: 'long' }, locale)

function writeUnit(count: number, size: WrittenUnit, locale: Locale): string {
  return formatOf(size, locale).format(count).replace(/\s/g, '\u00A0')
}

const known = new Map<string, Intl.NumberFormat>()

// Made once: every row of a list says a span, and making one takes longer than writing with it.
function formatOf({ unit, display }: WrittenUnit, locale: Locale): Intl.NumberFormat {
  const key = `${locale} ${unit} ${display}`
  const kept = known.get(key)
  if (kept) return kept
  const made = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: display })
  known.set(key, made)
  return made
}
