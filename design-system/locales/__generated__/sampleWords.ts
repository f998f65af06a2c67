// Made of the folders of languages by `npm run generate`.
import type { Locale } from '../../format/locale.ts'
import { sample as en } from '../en/sample.ts'
import { sample as ru } from '../ru/sample.ts'

// Texts and plurals differ; that the keys are the same is proved by the test of the words.
const words: Readonly<Record<Locale, unknown>> = {
  en,
  ru,
}
export const sampleWords = words as Readonly<Record<Locale, typeof en>>
