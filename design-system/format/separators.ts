import type { Locale } from './locale.ts'

/** How a locale writes numbers. */
export interface Separators {
  /** Between groups of three digits: `,` or a no-break space. */
  readonly group: string
  /** Before the fraction: `.` or `,`. */
  readonly decimal: string
}

const known = new Map<Locale, Separators>()

/** The separators of a locale, asked of the platform once, so that a new locale needs no code. */
export function separatorsOf(locale: Locale): Separators {
  const kept = known.get(locale)
  if (kept) return kept
  const parts = new Intl.NumberFormat(locale).formatToParts(1234567.8)
  const text = (type: Intl.NumberFormatPartTypes, otherwise: string) =>
    parts.find(part => part.type === type)?.value ?? otherwise
  const made = { group: text('group', '\u00A0'), decimal: text('decimal', '.') }
  known.set(locale, made)
  return made
}
