import type { i18n } from 'i18next'
import { useMemo, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { I18nProvider as AriaI18nProvider } from 'react-aria-components/I18nProvider'
import { servedNoun } from './unknownCodes.ts'
import { WordsContext, wordsOf } from './words.ts'

export interface I18nProviderProps {
  /** Made by `createI18n`. */
  i18n: i18n
  children: ReactNode
}

/** Gives everything inside its words, and react-aria the same locale. Switching re-renders what reads words. */
export function I18nProvider({ i18n, children }: I18nProviderProps) {
  const words = useWordsOf(i18n)
  return (
    <WordsContext value={words}>
      <AriaI18nProvider locale={words.locale}>{children}</AriaI18nProvider>
    </WordsContext>
  )
}

function useWordsOf(instance: i18n) {
  const language = useSyncExternalStore(
    changed => {
      instance.on('languageChanged', changed)
      instance.store.on('added', changed)
      return () => {
        instance.off('languageChanged', changed)
        instance.store.off('added', changed)
      }
    },
    // The service's own words change what is on screen; those that come with a page are there before it.
    () => `${instance.language} ${instance.hasResourceBundle(instance.language, servedNoun)}`,
  )
  // A language that has changed is another set of words of the same instance.
  return useMemo(() => ({ language, words: wordsOf(instance) }), [instance, language]).words
}
