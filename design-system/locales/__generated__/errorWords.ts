// Made of the folders of languages by `npm run generate`.
import type { Locale } from '../../format/locale.ts'
import { error as en } from './en/error.ts'
import { error as ru } from './ru/error.ts'

// Texts and plurals differ; that the keys are the same is proved by the test of the words.
const words: Readonly<Record<Locale, unknown>> = {
  en,
  ru,
}
export const errorWords = words as Readonly<Record<Locale, typeof en>>
