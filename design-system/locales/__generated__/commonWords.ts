// Made of the folders of languages by `npm run generate`.
import type { Locale } from '../../format/locale.ts'
import { common as en } from '../en/common.ts'
import { common as ru } from '../ru/common.ts'

// Texts and plurals differ; that the keys are the same is proved by the test of the words.
const words: Readonly<Record<Locale, unknown>> = {
  en,
  ru,
}
export const commonWords = words as Readonly<Record<Locale, typeof en>>
