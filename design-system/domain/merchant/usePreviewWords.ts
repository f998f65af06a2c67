import type { i18n } from 'i18next'
import { useEffect, useState } from 'react'
import type { Locale } from '../../format/locale.ts'
import { addWordBundle, createI18n } from '../../locales/createI18n.ts'
import { useWords } from '../../locales/useWords.ts'

async function payersWords(locale: Locale): Promise<i18n> {
  const made = await createI18n(locale)
  await addWordBundle(made, locale, 'invoice')
  return made
}

/** The payer’s words in a locale: those of the page where it is the same, else they are loaded; meanwhile those of the page. */
export function usePreviewWords(locale: Locale): i18n {
  const words = useWords()
  const [other, setOther] = useState<i18n | null>(null)
  const isOther = locale !== words.locale
  useEffect(() => {
    if (!isOther) return undefined
    let isWanted = true
    payersWords(locale).then(
      made => isWanted && setOther(made),
      // The preview stays in the language of the page.
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [isOther, locale])
  return isOther && other?.language === locale ? other : words.i18n
}
