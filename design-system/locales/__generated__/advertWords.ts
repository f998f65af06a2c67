// Made of the folders of languages by `npm run generate`.
import type { Locale } from '../../format/locale.ts'
import { advert as en } from '../en/advert.ts'
import { advert as ru } from '../ru/advert.ts'

// Texts and plurals differ; that the keys are the same is proved by the test of the words.
const words: Readonly<Record<Locale, unknown>> = {
  en,
  ru,
}
export const advertWords = words as Readonly<Record<Locale, typeof en>>
