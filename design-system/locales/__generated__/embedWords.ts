// Made of the folders of languages by `npm run generate`.
import type { Locale } from '../../format/locale.ts'
import { embed as en } from '../en/embed.ts'
import { embed as ru } from '../ru/embed.ts'

// Texts and plurals differ; that the keys are the same is proved by the test of the words.
const words: Readonly<Record<Locale, unknown>> = {
  en,
  ru,
}
export const embedWords = words as Readonly<Record<Locale, typeof en>>
