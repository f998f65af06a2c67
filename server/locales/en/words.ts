import { asks } from './asks.ts'
import { bot } from './bot.ts'
import { contactLetter } from './contactLetter.ts'
import { history } from './history.ts'
import { invoiceLetters } from './invoiceLetters.ts'
import { invoiceSheet } from './invoiceSheet.ts'
import { letters } from './letters.ts'
import { names } from './names.ts'
import { notices } from './notices.ts'
import { receipt } from './receipt.ts'
import { refusals } from './refusals.ts'
import { missing } from './missing.ts'
import { rewardSheet } from './rewardSheet.ts'
import { short } from './short.ts'
import type { LocaleWords } from '../localeWords.ts'

/** Everything that the server says in this language. */
export const words: LocaleWords = {
  asks,
  bot,
  contactLetter,
  history,
  invoiceLetters,
  invoiceSheet,
  letters,
  names,
  notices,
  receipt,
  refusals,
  rewardSheet,
  missing,
  short,
}
