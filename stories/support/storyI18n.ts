import type { i18n } from 'i18next'
import { locales } from '../../design-system/format/locale.ts'
import type { Locale } from '../../design-system/format/locale.ts'
import { addWordBundle, createI18n } from '../../design-system/locales/createI18n.ts'
import { wordBundles } from '../../design-system/locales/wordBundle.ts'

export const storyLocales = locales

const made = new Map<Locale, Promise<i18n>>()

/** All words of a locale; each is loaded once, however many stories ask. */
export function storyI18n(locale: Locale): Promise<i18n> {
  const existing = made.get(locale)
  if (existing !== undefined) return existing
  const fresh = make(locale)
  made.set(locale, fresh)
  return fresh
}

async function make(locale: Locale): Promise<i18n> {
  const instance = await createI18n(locale)
  await Promise.all(wordBundles.map(name => addWordBundle(instance, locale, name)))
  return instance
}
