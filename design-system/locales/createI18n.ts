import { createInstance } from 'i18next'
import type { i18n, ResourceLanguage } from 'i18next'
import type { Locale } from '../format/locale.ts'
import { localeTable } from './localeTable.ts'

/**
 * The words of one locale, ready to use: loads that locale's chunk and no other. Await it before the first render, so
 * that no component ever sees a key instead of a word.
 */
export async function createI18n(locale: Locale): Promise<i18n> {
  const instance = createInstance()
  const words = await localeTable[locale].load()
  await instance.init({
    lng: locale,
    resources: { [locale]: words },
    // A missing word does not compile, so there is nothing to fall back to.
    fallbackLng: false,
    defaultNS: 'common',
    ns: Object.keys(words),
    initAsync: false,
    // React escapes.
    interpolation: { escapeValue: false },
  })
  return instance
}

/** Switches to another locale; loads its words first, so that the page changes at once and whole. */
export async function changeLocale(instance: i18n, locale: Locale): Promise<void> {
  const row = localeTable[locale]
  const hasAccount = instance.hasResourceBundle(instance.language, 'setting')
  const loaded = await Promise.all([row.load(), ...(hasAccount ? [row.loadAccount()] : [])])
  for (const words of loaded) addWords(instance, locale, words)
  await instance.changeLanguage(locale)
}

/** Adds the words that only the pages of one's own account say; await it before one of them renders. */
export async function addAccountWords(instance: i18n, locale: Locale): Promise<void> {
  addWords(instance, locale, await localeTable[locale].loadAccount())
}

function addWords(instance: i18n, locale: Locale, words: ResourceLanguage): void {
  for (const [namespace, texts] of Object.entries(words)) {
    instance.addResourceBundle(locale, namespace, texts, true, true)
  }
}
