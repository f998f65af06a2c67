// Made of the folders of languages by `npm run generate`.
import type { Locale } from '../../format/locale.ts'
import { content as en } from '../en/content.ts'
import { content as ru } from '../ru/content.ts'

// Texts and plurals differ; that the keys are the same is proved by the test of the words.
const words: Readonly<Record<Locale, unknown>> = {
  en,
  ru,
}
export const contentWords = words as Readonly<Record<Locale, typeof en>>
