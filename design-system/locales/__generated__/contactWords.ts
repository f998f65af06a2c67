// Made of the folders of languages by `npm run generate`.
import type { Locale } from '../../format/locale.ts'
import { contact as en } from '../en/contact.ts'
import { contact as ru } from '../ru/contact.ts'

// Texts and plurals differ; that the keys are the same is proved by the test of the words.
const words: Readonly<Record<Locale, unknown>> = {
  en,
  ru,
}
export const contactWords = words as Readonly<Record<Locale, typeof en>>
