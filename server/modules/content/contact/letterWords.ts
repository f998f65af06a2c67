import { inEachLocale } from '../../../locales/localeTable.ts'

/** What the letter to support says around what was written. */
export const contactLetterWords = inEachLocale(words => words.contactLetter)
