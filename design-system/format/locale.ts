import { locales } from './__generated__/locales.ts'

/** The locales that Souk speaks, made of the folders of strings; the first is the default and has no prefix in paths. */
export { locales }

/** A locale of the interface. Adding one: its two folders of strings, and `npm run generate`. */
export type Locale = (typeof locales)[number]

/** The locale of a path without a prefix. */
export const defaultLocale: Locale = locales[0]

/** Tells whether a path segment, cookie or header names one of our locales. */
export function isLocale(text: string | null | undefined): text is Locale {
  return locales.some(locale => locale === text)
}
