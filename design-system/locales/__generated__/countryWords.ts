// Made of the folders of languages by `npm run generate`.
import type { Locale } from '../../format/locale.ts'
import { country as en } from '../en/country.ts'
import { country as ru } from '../ru/country.ts'

// Texts and plurals differ; that the keys are the same is proved by the test of the words.
const words: Readonly<Record<Locale, unknown>> = {
  en,
  ru,
}
export const countryWords = words as Readonly<Record<Locale, typeof en>>
