import type { i18n } from 'i18next'
import { useEffect, useState } from 'react'
import type { Locale } from '../format/locale.ts'
import { addWordBundle, createI18n } from './createI18n.ts'
import { useWords } from './useWords.ts'
import type { WordBundle } from './wordBundle.ts'

async function load(locale: Locale, bundles: readonly WordBundle[]): Promise<i18n> {
  const made = await createI18n(locale)
  await Promise.all(bundles.map(name => addWordBundle(made, locale, name)))
  return made
}

/**
 * The words of a locale, for a picture of a page in it: those of the page around where it is the same, else they are loaded; meanwhile those
 * of the page around.
 * @param bundles what the picture says besides; made outside of the component
 */
export function useOtherWords(locale: Locale, bundles: readonly WordBundle[]): i18n {
  const words = useWords()
  const [other, setOther] = useState<i18n | null>(null)
  const isOther = locale !== words.locale
  useEffect(() => {
    if (!isOther) return undefined
    let isWanted = true
    load(locale, bundles).then(
      made => isWanted && setOther(made),
      // The picture stays in the language of the page.
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [isOther, locale, bundles])
  return isOther && other?.language === locale ? other : words.i18n
}
