import type { i18n } from 'i18next'
import { locales } from '../../design-system/format/locale.ts'
import type { Locale } from '../../design-system/format/locale.ts'
import { createI18n } from '../../design-system/locales/createI18n.ts'

export const storyLocales = locales

const made = new Map<Locale, Promise<i18n>>()

/** The words of a locale; each is loaded once, however many stories ask. */
export function i18nOf(locale: Locale): Promise<i18n> {
  const existing = made.get(locale)
  if (existing !== undefined) return existing
  const fresh = createI18n(locale)
  made.set(locale, fresh)
  return fresh
}
