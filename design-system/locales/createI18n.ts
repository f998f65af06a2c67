import { createInstance } from 'i18next'
import type { i18n, ResourceLanguage } from 'i18next'
import { pageBrand } from '../brand/brand.ts'
import { formatDecimal } from '../format/formatDecimal.ts'
import type { Locale } from '../format/locale.ts'
import { sayRule, spokenRules } from './ruleWords.ts'
import { localeOf } from './words.ts'
import { localeTable } from './localeTable.ts'
import type { WordBundle } from './wordBundle.ts'

/**
 * The words of one locale, ready to use: loads that locale's chunk and no other. Await it before the first render, so
 * that no component ever sees a key instead of a word.
 * @param brand what `{{brand}}` in the texts stands for
 */
export async function createI18n(locale: Locale, brand: string = pageBrand.name): Promise<i18n> {
  const instance = createInstance()
  const { resources: words } = await localeTable[locale].load()
  await instance.init({
    lng: locale,
    // A copy: what is added later is of this instance alone.
    resources: { [locale]: { ...words } },
    // A missing word does not compile, so there is nothing to fall back to.
    fallbackLng: false,
    defaultNS: 'common',
    ns: Object.keys(words),
    initAsync: false,
    // React escapes.
    interpolation: { escapeValue: false, defaultVariables: { brand } },
    missingInterpolationHandler: (_, [, name]: readonly string[]) =>
      sayRule(name?.trim(), spokenRules(instance), localeOf(instance)),
  })
  // Its own makes a formatter of the browser's for each count that is written, and a list of offers writes hundreds.
  instance.services.formatter?.add('number', (count: number) =>
    formatDecimal(String(count), localeOf(instance)),
  )
  return instance
}

/** The bundles whose words were added to an instance. */
const bundlesHere = new WeakMap<i18n, Set<WordBundle>>()

/** Switches to another locale; loads its words first, so that the page changes at once and whole. */
export async function changeLocale(instance: i18n, locale: Locale): Promise<void> {
  const { resources, bundles } = await localeTable[locale].load()
  const here = bundlesHere.get(instance) ?? []
  const loaded = await Promise.all([...here].map(name => bundles[name]()))
  for (const words of [resources, ...loaded]) addWords(instance, locale, words)
  await instance.changeLanguage(locale)
}

/** Adds the words that only some pages say; await it before one of them renders. */
export async function addWordBundle(instance: i18n, locale: Locale, name: WordBundle): Promise<void> {
  const { bundles } = await localeTable[locale].load()
  addWords(instance, locale, await bundles[name]())
  bundlesHere.set(instance, (bundlesHere.get(instance) ?? new Set<WordBundle>()).add(name))
}

function addWords(instance: i18n, locale: Locale, words: ResourceLanguage): void {
  for (const [namespace, texts] of Object.entries(words)) {
    instance.addResourceBundle(locale, namespace, texts, true, true)
  }
}
