// Made of the folders of languages by `npm run generate`.
import type { Locale } from '../../format/locale.ts'
import { homeTop as en } from '../en/homeTop.ts'
import { homeTop as ru } from '../ru/homeTop.ts'

// Texts and plurals differ; that the keys are the same is proved by the test of the words.
const words: Readonly<Record<Locale, unknown>> = {
  en,
  ru,
}
export const homeTopWords = words as Readonly<Record<Locale, typeof en>>
