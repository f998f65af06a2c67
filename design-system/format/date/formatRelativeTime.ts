import type { Moment } from './formatDate.ts'
import type { Locale } from '../locale.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

interface Step {
  readonly unit: Intl.RelativeTimeFormatUnit
  readonly size: number
  readonly style: Intl.RelativeTimeFormatStyle
}

/** Largest first; minutes and hours are abbreviated, longer spans are words. */
const steps = [
  { unit: 'year', size: 365 * day, style: 'long' },
  { unit: 'month', size: 30 * day, style: 'long' },
  { unit: 'day', size: day, style: 'long' },
  { unit: 'hour', size: hour, style: 'short' },
  { unit: 'minute', size: minute, style: 'short' },
] as const satisfies readonly Step[]

/**
 * How long ago (or how soon) something is: `4 min ago`, `2 days ago`, `in 3 hr`; `4 мин назад`, `2 дня назад`. Under a
 * minute it is `now`. Whole units only, rounded towards now. `now` is an argument, so that one tick moves all rows.
 */
export function formatRelativeTime(moment: Moment, { now, locale }: { now: Date; locale: Locale }): string {
  const elapsed = new Date(moment).getTime() - now.getTime()
  const step = steps.find(({ size }) => Math.abs(elapsed) >= size)
  if (!step) return formatOf(locale, { numeric: 'auto' }).format(0, 'second')
  const count = Math.trunc(elapsed / step.size)
  const text = formatOf(locale, { style: step.style }).format(count, step.unit)
  return withoutFullStops(text)
}

const known = new Map<string, Intl.RelativeTimeFormat>()

// Made once: a list says it in every row, and making one takes longer than writing with it.
function formatOf(locale: Locale, options: Intl.RelativeTimeFormatOptions): Intl.RelativeTimeFormat {
  const key = `${locale} ${options.style ?? 'now'}`
  const kept = known.get(key)
  if (kept) return kept
  const made = new Intl.RelativeTimeFormat(locale, options)
  known.set(key, made)
  return made
}

// "4 min. ago": unit signs take no full stop.
const withoutFullStops = (text: string) => text.replace(/(?<=\p{L})\.(?=\s|$)/gu, '')
