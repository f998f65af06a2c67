// Made of the folders of languages by `npm run generate`.
import type { Locale } from '../../format/locale.ts'
import { coinWallet as en } from '../en/coinWallet.ts'
import { coinWallet as ru } from '../ru/coinWallet.ts'

// Texts and plurals differ; that the keys are the same is proved by the test of the words.
const words: Readonly<Record<Locale, unknown>> = {
  en,
  ru,
}
export const coinWalletWords = words as Readonly<Record<Locale, typeof en>>
