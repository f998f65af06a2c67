import { createInstance } from 'i18next'
import type { i18n, ResourceLanguage } from 'i18next'
import { pageBrand } from '../brand/brand.ts'
import { formatDecimal } from '../format/formatDecimal.ts'
import type { Locale } from '../format/locale.ts'
import { sayRule, spokenRules } from './ruleWords.ts'
import { localeOf } from './words.ts'
import { localeTable } from './localeTable.ts'
import { bringLanguage, broughtLanguage } from './ownLanguage.ts'
import type { OwnLanguage } from './ownLanguage.ts'
import type { WordBundle } from './wordBundle.ts'

/**
 * The words of one locale, ready to use: loads that locale's chunk and no other. Await it before the first render, so
 * that no component ever sees a key instead of a word.
 * @param spoken one of our locales, or a language that brings its words along
 * @param brand what `{{brand}}` in the texts stands for
 */
export async function createI18n(
  spoken: Locale | OwnLanguage,
  brand: string = pageBrand.name,
): Promise<i18n> {
  const instance = createInstance()
  const locale = typeof spoken === 'string' ? spoken : spoken.otherwise
  const { resources: words } = await localeTable[locale].load()
  await instance.init({
    lng: typeof spoken === 'string' ? spoken : spoken.language,
    // A copy: what is added later is of this instance alone.
    resources: { [locale]: { ...words } },
    // A missing word of ours does not compile: only a language that was brought has something to fall back to.
    fallbackLng: language => broughtLanguage(instance, language)?.otherwise ?? [],
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
  if (typeof spoken !== 'string') {
    bringLanguage(instance, spoken)
    // What there is to fall back to is known only now.
    await instance.changeLanguage(spoken.language)
  }
  return instance
}

/** The bundles whose words were added to an instance. */
const bundlesHere = new WeakMap<i18n, Set<WordBundle>>()

/** Switches to another locale or language; loads its words first, so that the page changes at once and whole. */
export async function changeLocale(instance: i18n, spoken: Locale | OwnLanguage): Promise<void> {
  const locale = typeof spoken === 'string' ? spoken : spoken.otherwise
  const { resources, bundles } = await localeTable[locale].load()
  const here = bundlesHere.get(instance) ?? []
  const loaded = await Promise.all([...here].map(name => bundles[name]()))
  for (const words of [resources, ...loaded]) addWords(instance, locale, words)
  if (typeof spoken !== 'string') bringLanguage(instance, spoken)
  await instance.changeLanguage(typeof spoken === 'string' ? spoken : spoken.language)
}

/** Adds the words that only some pages say; await it before one of them renders. */
export async function addWordBundle(instance: i18n, locale: Locale, name: WordBundle): Promise<void> {
  const ours = broughtLanguage(instance, locale)?.otherwise ?? locale
  const { bundles } = await localeTable[ours].load()
  addWords(instance, ours, await bundles[name]())
  bundlesHere.set(instance, (bundlesHere.get(instance) ?? new Set<WordBundle>()).add(name))
}

function addWords(instance: i18n, locale: Locale, words: ResourceLanguage): void {
  for (const [namespace, texts] of Object.entries(words)) {
    instance.addResourceBundle(locale, namespace, texts, true, true)
  }
}
