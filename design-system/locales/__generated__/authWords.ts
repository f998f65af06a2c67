// Made of the folders of languages by `npm run generate`.
import type { Locale } from '../../format/locale.ts'
import { auth as en } from '../en/auth.ts'
import { auth as ru } from '../ru/auth.ts'

// Texts and plurals differ; that the keys are the same is proved by the test of the words.
const words: Readonly<Record<Locale, unknown>> = {
  en,
  ru,
}
export const authWords = words as Readonly<Record<Locale, typeof en>>
