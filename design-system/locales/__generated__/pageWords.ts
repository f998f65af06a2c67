// Made of the folders of languages by `npm run generate`.
import type { Locale } from '../../format/locale.ts'
import { page as en } from '../en/page.ts'
import { page as ru } from '../ru/page.ts'

// Texts and plurals differ; that the keys are the same is proved by the test of the words.
const words: Readonly<Record<Locale, unknown>> = {
  en,
  ru,
}
export const pageWords = words as Readonly<Record<Locale, typeof en>>
