import { use } from 'react'
import { areOfApp, WordsContext } from './words.ts'
import type { AppWords, Words } from './words.ts'

/** The words around a component. Throws outside of an `I18nProvider`: nothing may be shown without words. */
export function useSpoken(): Words {
  const words = use(WordsContext)
  if (words === null) throw new Error('No words here: wrap the tree in an I18nProvider.')
  return words
}

/** The same with their instance, for what words refusals or loads more words. */
export function useWords(): AppWords {
  const words = useSpoken()
  if (!areOfApp(words)) throw new Error('These words have no instance: this component is one of the app.')
  return words
}
