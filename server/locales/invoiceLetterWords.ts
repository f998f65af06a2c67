import type { LetterWords } from './letterWords.ts'

/** What each letter to a payer says. */
export type InvoiceLetterWords = Readonly<Record<'invoice' | 'refund', Required<LetterWords>>>
