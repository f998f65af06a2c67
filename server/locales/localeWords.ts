import type { RefusalWords } from './refusalWords.ts'
import type { RewardSheetWords } from './rewardSheetWords.ts'
import type { ContactLetterWords } from './contactLetterWords.ts'
import type { MissingWords } from './missingWords.ts'
import type { InvoiceLetterWords } from './invoiceLetterWords.ts'
import type { InvoiceSheetWords } from './invoiceSheetWords.ts'
import type { AskText, AskWords } from './askWords.ts'
import type { BotAnswer, BotText } from './botWords.ts'
import type { NoticeCode } from '../domain/notification/noticeCode.ts'
import type { LetterKind } from '../domain/notification/letter.ts'
import type { LetterWords } from './letterWords.ts'
import type { ReceiptWords } from './receiptWords.ts'
import type { HistoryWords } from './historyWords.ts'
import type { NamesOfKinds } from './names.ts'

/** Sentences that have no noun of their own. */
export interface ShortWords {
  /** A code in a text message. */
  readonly code: string
  /** "until 14:35", of what its reader has to do. */
  readonly until: string
  /** How a swap is paid for. */
  readonly swapMethod: string
  /** What stands around every letter. */
  readonly letter: { readonly word: string; readonly noWord: string; readonly link: string }
}

/** What a language's folder holds: everything that the server says to people. One that lacks a sentence does not compile. */
export interface LocaleWords {
  readonly refusals: RefusalWords
  readonly letters: Readonly<Record<LetterKind, LetterWords>>
  readonly contactLetter: ContactLetterWords
  readonly invoiceLetters: InvoiceLetterWords
  readonly invoiceSheet: InvoiceSheetWords
  readonly rewardSheet: RewardSheetWords
  readonly missing: MissingWords
  readonly notices: Readonly<Record<NoticeCode, string>>
  readonly bot: Readonly<Record<BotAnswer, BotText>>
  readonly asks: Readonly<Record<AskWords, AskText>>
  readonly receipt: ReceiptWords
  readonly history: HistoryWords
  readonly short: ShortWords
  readonly names: NamesOfKinds
}
