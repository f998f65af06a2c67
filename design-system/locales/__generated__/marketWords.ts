// Made of the folders of languages by `npm run generate`.
import type { Locale } from '../../format/locale.ts'
import { market as en } from '../en/market.ts'
import { market as ru } from '../ru/market.ts'

// Texts and plurals differ; that the keys are the same is proved by the test of the words.
const words: Readonly<Record<Locale, unknown>> = {
  en,
  ru,
}
export const marketWords = words as Readonly<Record<Locale, typeof en>>
