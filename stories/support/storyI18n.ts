import type { i18n } from 'i18next'
import { defaultLocale } from '../../design-system/format/locale.ts'
import { addWordBundle, createI18n } from '../../design-system/locales/createI18n.ts'
import { wordBundles } from '../../design-system/locales/wordBundle.ts'
import { isPseudoLocale, speakPseudo } from '../../design-system/locales/pseudo/pseudoLocale.ts'
import type { View } from './view/viewAxes.ts'

type StoryLocale = View['locale']

const made = new Map<StoryLocale, Promise<i18n>>()

/** All words of a locale; each is loaded once, however many stories ask. */
export function storyI18n(locale: StoryLocale): Promise<i18n> {
  const existing = made.get(locale)
  if (existing !== undefined) return existing
  const fresh = make(locale)
  made.set(locale, fresh)
  return fresh
}

async function make(locale: StoryLocale): Promise<i18n> {
  const spoken = isPseudoLocale(locale) ? defaultLocale : locale
  const instance = await createI18n(spoken)
  await Promise.all(wordBundles.map(name => addWordBundle(instance, spoken, name)))
  if (isPseudoLocale(locale)) await speakPseudo(instance, locale)
  return instance
}
