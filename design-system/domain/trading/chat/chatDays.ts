import { formatDate } from '../../../format/date/formatDate.ts'
import type { Locale } from '../../../format/locale.ts'

/** Consecutive things of one day of the viewer. */
export interface ChatDay<T> {
  /** `05.03.2026`, in the viewer's own time zone. */
  readonly key: string
  readonly items: readonly T[]
}

const dayOf = (at: string | Date, locale: Locale) => formatDate(at, { format: 'numeric', locale })

/** Groups what is in order of time by the viewer's days. */
export function chatDays<T extends { readonly createdAt: string }>(
  items: readonly T[],
  locale: Locale,
): readonly ChatDay<T>[] {
  const days: { key: string; items: T[] }[] = []
  for (const item of items) {
    const key = dayOf(item.createdAt, locale)
    const last = days.at(-1)
    if (last?.key === key) last.items.push(item)
    else days.push({ key, items: [item] })
  }
  return days
}

const day = 24 * 3_600_000

/** Which day a moment is of, seen from `now`: today and yesterday have words of their own. */
export function dayName(at: string, now: Date, locale: Locale): 'today' | 'yesterday' | 'other' {
  const key = dayOf(at, locale)
  if (key === dayOf(now, locale)) return 'today'
  return key === dayOf(new Date(now.getTime() - day), locale) ? 'yesterday' : 'other'
}
