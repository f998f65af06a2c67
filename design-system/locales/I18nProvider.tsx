import type { i18n } from 'i18next'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { I18nProvider as AriaI18nProvider } from 'react-aria-components/I18nProvider'
import { spokenRules } from './ruleWords.ts'
import { servedNoun } from './unknownCodes.ts'
import { WordsContext, wordsOf } from './words.ts'

export interface I18nProviderProps {
  /** Made by `createI18n`. */
  i18n: i18n
  children: ReactNode
}

/** Gives everything inside its words, and react-aria the same language, which also says from which side arrow keys go on. Switching re-renders what reads words. */
export function I18nProvider({ i18n, children }: I18nProviderProps) {
  const words = useWordsOf(i18n)
  return (
    <WordsContext value={words}>
      <AriaI18nProvider locale={words.i18n.language}>{children}</AriaI18nProvider>
    </WordsContext>
  )
}

function useWordsOf(instance: i18n) {
  const listen = useCallback(
    (changed: () => void) => {
      for (const event of changes) instance.on(event, changed)
      instance.store.on('added', changed)
      return () => {
        for (const event of changes) instance.off(event, changed)
        instance.store.off('added', changed)
      }
    },
    [instance],
  )
  // The service's own words change what is on screen; those that come with a page are there before it.
  const spoken = () => `${instance.language} ${instance.hasResourceBundle(instance.language, servedNoun)}`
  const language = useSyncExternalStore(listen, spoken, spoken)
  const said = () => spokenRules(instance)
  const rules = useSyncExternalStore(listen, said, said)
  // A language or a rule that has changed makes another set of words of the same instance.
  return useMemo(() => ({ language, rules, words: wordsOf(instance) }), [instance, language, rules]).words
}

const changes = ['languageChanged', 'rulesChanged'] as const
