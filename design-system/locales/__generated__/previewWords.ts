// Made of the folders of languages by `npm run generate`.
import type { Locale } from '../../format/locale.ts'
import { preview as en } from '../en/preview.ts'
import { preview as ru } from '../ru/preview.ts'

// Texts and plurals differ; that the keys are the same is proved by the test of the words.
const words: Readonly<Record<Locale, unknown>> = {
  en,
  ru,
}
export const previewWords = words as Readonly<Record<Locale, typeof en>>
