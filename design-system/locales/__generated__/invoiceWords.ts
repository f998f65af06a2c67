// Made of the folders of languages by `npm run generate`.
import type { Locale } from '../../format/locale.ts'
import { invoice as en } from '../en/invoice.ts'
import { invoice as ru } from '../ru/invoice.ts'

// Texts and plurals differ; that the keys are the same is proved by the test of the words.
const words: Readonly<Record<Locale, unknown>> = {
  en,
  ru,
}
export const invoiceWords = words as Readonly<Record<Locale, typeof en>>
