// Made of the folders of languages by `npm run generate`.
import type { Locale } from '../../format/locale.ts'
import { profile as en } from '../en/profile.ts'
import { profile as ru } from '../ru/profile.ts'

// Texts and plurals differ; that the keys are the same is proved by the test of the words.
const words: Readonly<Record<Locale, unknown>> = {
  en,
  ru,
}
export const profileWords = words as Readonly<Record<Locale, typeof en>>
