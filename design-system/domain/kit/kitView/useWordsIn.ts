import type { i18n } from 'i18next'
import { useEffect, useState } from 'react'
import { defaultLocale } from '../../../format/locale.ts'
import { addWordBundle, createI18n } from '../../../locales/createI18n.ts'
import { isPseudoLocale, speakPseudo } from '../../../locales/pseudo/pseudoLocale.ts'
import { useWords } from '../../../locales/useWords.ts'
import type { WordBundle } from '../../../locales/wordBundle.ts'
import type { KitLocale } from './kitView.ts'

async function load(locale: KitLocale, bundles: readonly WordBundle[]): Promise<i18n> {
  const spoken = isPseudoLocale(locale) ? defaultLocale : locale
  const made = await createI18n(spoken)
  await Promise.all(bundles.map(name => addWordBundle(made, spoken, name)))
  if (isPseudoLocale(locale)) await speakPseudo(made, locale)
  return made
}

/**
 * As `useOtherWords`, for the languages of the kit, those among them that nobody speaks: the words of the page around where they are the same,
 * else loaded ones; meanwhile those that were there before.
 * @param bundles what is said besides; made outside of the component
 */
export function useWordsIn(locale: KitLocale, bundles: readonly WordBundle[]): i18n {
  const { i18n: around } = useWords()
  const [other, setOther] = useState<{ readonly locale: KitLocale; readonly words: i18n } | null>(null)
  const isOther = locale !== around.language
  useEffect(() => {
    if (!isOther) return undefined
    let isWanted = true
    load(locale, bundles).then(
      made => isWanted && setOther({ locale, words: made }),
      // What is there stays.
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [isOther, locale, bundles])
  return isOther && other !== null ? other.words : around
}
