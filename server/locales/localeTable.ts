import { folders as localeTable } from './__generated__/folders.ts'
import type { LocaleWords } from './localeWords.ts'

/** The languages that the server itself speaks: in mails, receipts, pushes, and to clients that do not word refusals. */
export type ServerLocale = keyof typeof localeTable
export const serverLocales = Object.keys(localeTable) as readonly ServerLocale[] as readonly [
  ServerLocale,
  ...ServerLocale[],
]

/** Whoever says nothing is spoken to in this; its pages have no prefix. */
export const defaultLocale: ServerLocale = serverLocales[0]

/** Something in every language. */
export const inEachLocale = <Of>(pick: (words: LocaleWords, locale: ServerLocale) => Of) =>
  Object.fromEntries(serverLocales.map(locale => [locale, pick(localeTable[locale], locale)])) as Readonly<
    Record<ServerLocale, Of>
  >

/** Stands before the path of a page in a language: `/ru`, or nothing for the default. */
export const localePrefix = (locale: ServerLocale): string => (locale === defaultLocale ? '' : `/${locale}`)
