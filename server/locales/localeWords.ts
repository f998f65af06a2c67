import type { RefusalCode } from '../domain/refusal/status.ts'
import type { RewardSheetWords } from '../modules/affiliate/rewardSheet.ts'
import type { ContactLetterWords } from '../modules/contact/letterWords.ts'
import type { MissingWords } from '../modules/document/facts.ts'
import type { InvoiceLetters } from '../modules/invoice/letterWords.ts'
import type { InvoiceSheetWords } from '../modules/invoice/sheet.ts'
import type { AskText, AskWords } from '../modules/messenger/askWords.ts'
import type { BotAnswer, BotText } from '../modules/messenger/botWords.ts'
import type { NoticeCode } from '../modules/notification/codes.ts'
import type { LetterKind, LetterWords } from '../modules/outgoing/letters.ts'
import type { ReceiptWords } from '../modules/trade/receiptWords.ts'
import type { HistoryWords } from '../modules/wallet/historyWords.ts'
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
  readonly refusals: Readonly<Record<RefusalCode, string>>
  readonly letters: Readonly<Record<LetterKind, LetterWords>>
  readonly contactLetter: ContactLetterWords
  readonly invoiceLetters: InvoiceLetters
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
