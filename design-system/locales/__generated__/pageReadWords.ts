// Made of the folders of languages by `npm run generate`.
import type { Locale } from '../../format/locale.ts'
import { pageRead as en } from '../en/pageRead.ts'
import { pageRead as ru } from '../ru/pageRead.ts'

// Texts and plurals differ; that the keys are the same is proved by the test of the words.
const words: Readonly<Record<Locale, unknown>> = {
  en,
  ru,
}
export const pageReadWords = words as Readonly<Record<Locale, typeof en>>
