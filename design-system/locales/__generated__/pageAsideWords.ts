// Made of the folders of languages by `npm run generate`.
import type { Locale } from '../../format/locale.ts'
import { pageAside as en } from '../en/pageAside.ts'
import { pageAside as ru } from '../ru/pageAside.ts'

// Texts and plurals differ; that the keys are the same is proved by the test of the words.
const words: Readonly<Record<Locale, unknown>> = {
  en,
  ru,
}
export const pageAsideWords = words as Readonly<Record<Locale, typeof en>>
