// Made of the folders of languages by `npm run generate`.
import type { Locale } from '../../format/locale.ts'
import { calculator as en } from '../en/calculator.ts'
import { calculator as ru } from '../ru/calculator.ts'

// Texts and plurals differ; that the keys are the same is proved by the test of the words.
const words: Readonly<Record<Locale, unknown>> = {
  en,
  ru,
}
export const calculatorWords = words as Readonly<Record<Locale, typeof en>>
