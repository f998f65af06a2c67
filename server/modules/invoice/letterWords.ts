import { inEachLocale } from '../../locales/localeTable.ts'

/** What each letter to a payer says. */
export type InvoiceLetters = Readonly<Record<'invoice' | 'refund', LetterWords>>

interface LetterWords {
  readonly subject: string
  readonly lines: readonly string[]
  readonly button: string
}

/** Letters to whoever pays an invoice. */
export const invoiceLetters = inEachLocale(words => words.invoiceLetters)
