/** The locales that Souk speaks; the first is the default and has no prefix in paths. */
export const locales = ['en', 'ru'] as const

/** A locale of the interface. Adding one: a folder of strings, this list, and `localeTable`. */
export type Locale = (typeof locales)[number]

/** The locale of a path without a prefix. */
export const defaultLocale: Locale = 'en'

/** Tells whether a path segment, cookie or header names one of our locales. */
export function isLocale(text: string | null | undefined): text is Locale {
  return locales.some(locale => locale === text)
}
