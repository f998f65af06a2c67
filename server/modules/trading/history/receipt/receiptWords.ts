import { inEachLocale } from '../../../../locales/localeTable.ts'
import type { FinalStatus } from '../../../../domain/trade/status.ts'
import type { ReceiptOutcome } from '../../../../locales/receiptWords.ts'

/** The outcome of each status that ends a trade. */
export const outcomeOfStatus: Record<FinalStatus, ReceiptOutcome> = {
  completed: 'released',
  completed_by_seller: 'released',
  completed_by_admin: 'ruledForBuyer',
  cancelled_by_buyer: 'cancelled',
  cancelled_by_admin: 'ruledForSeller',
  cancelled: 'ranOut',
  closed: 'closed',
}

/** The buyer has the coins. */
export const buyerGotCoins: Record<ReceiptOutcome, boolean> = {
  released: true,
  ruledForBuyer: true,
  cancelled: false,
  ranOut: false,
  ruledForSeller: false,
  closed: false,
}

/** What a receipt says. */
export const receiptWords = inEachLocale(words => words.receipt)
