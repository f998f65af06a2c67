// Made of the folders of languages by `npm run generate`.
import type { Locale } from '../../format/locale.ts'
import { home as en } from '../en/home.ts'
import { home as ru } from '../ru/home.ts'

// Texts and plurals differ; that the keys are the same is proved by the test of the words.
const words: Readonly<Record<Locale, unknown>> = {
  en,
  ru,
}
export const homeWords = words as Readonly<Record<Locale, typeof en>>
