// Made of the folders of languages by `npm run generate`.
import type { Locale } from '../../format/locale.ts'
import { form as en } from '../en/form.ts'
import { form as ru } from '../ru/form.ts'

// Texts and plurals differ; that the keys are the same is proved by the test of the words.
const words: Readonly<Record<Locale, unknown>> = {
  en,
  ru,
}
export const formWords = words as Readonly<Record<Locale, typeof en>>
