import { use } from 'react'
import { WordsContext } from './words.ts'
import type { Words } from './words.ts'

/** The words around a component. Throws outside of an `I18nProvider`: nothing may be shown without words. */
export function useWords(): Words {
  const words = use(WordsContext)
  if (words === null) throw new Error('No words here: wrap the tree in an I18nProvider.')
  return words
}
