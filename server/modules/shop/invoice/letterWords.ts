import { inEachLocale } from '../../../locales/localeTable.ts'

/** Letters to whoever pays an invoice. */
export const invoiceLetters = inEachLocale(words => words.invoiceLetters)
