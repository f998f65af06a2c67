import { compare } from './decimal.ts'
import type { DecimalString } from './decimal.ts'
import { formatCount } from './numberFormat.ts'
import { formatDecimal } from './formatDecimal.ts'
import type { Locale } from './locale.ts'

const thousand = 1000

/** The thresholds of the specification's volume bands (§9), in BTC. */
const bands = [
  '0',
  '0.25',
  '0.5',
  '1',
  '2',
  '5',
  '20',
  '50',
  '100',
  '250',
  '500',
  '1000',
  '5000',
  '10000',
  '100000',
  '1000000',
  '10000000',
] as const

/** The band that a trading volume lies in: `0–0.25`, `500–1k`, `10kk+`. A threshold belongs to the band above it. */
export function volumeRangeLabel(volume: DecimalString, locale: Locale): string {
  const above = bands.findIndex(threshold => compare(volume, threshold) < 0)
  if (above < 0) return `${shortThreshold(bands.at(-1) ?? '0', locale)}+`
  const low = bands[Math.max(above - 1, 0)] ?? '0'
  const high = bands[Math.max(above, 1)] ?? '0'
  return `${shortThreshold(low, locale)}\u2013${shortThreshold(high, locale)}`
}

function shortThreshold(threshold: DecimalString, locale: Locale): string {
  const thousands = /^(\d+?)((?:000)+)$/.exec(threshold)
  if (!thousands) return formatDecimal(threshold, locale)
  return `${thousands[1]}${'k'.repeat((thousands[2]?.length ?? 0) / 3)}`
}

/** Above which count it is rounded down to which step (§9); the first row that applies counts. */
const countSteps = [
  { above: thousand, step: 100 },
  { above: 100, step: 50 },
  { above: 10, step: 10 },
] as const

/** A count that need not be exact: `7`, `30+`, `150+`, `1,200+`. */
export function roundedCountLabel(count: number, locale: Locale): string {
  const row = countSteps.find(({ above }) => count > above)
  if (!row) return formatCount(count, locale)
  return `${formatCount(Math.floor(count / row.step) * row.step, locale)}+`
}

/** How long a text is, in thousands of characters and at least 1: about as many minutes as reading it takes. */
export function textLengthScore(text: string): number {
  return Math.max(1, Math.round(text.length / thousand))
}
