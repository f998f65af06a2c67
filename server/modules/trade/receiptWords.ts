import { inEachLocale } from '../../locales/localeTable.ts'
import type { FinalStatus } from '../../domain/trade/status.ts'

/** How a trade ended, as far as its receipt says it. */
export type ReceiptOutcome =
  | 'released'
  | 'ruledForBuyer'
  | 'cancelled'
  | 'ranOut'
  | 'ruledForSeller'
  | 'closed'

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

export interface ReceiptWords {
  readonly title: string
  readonly trade: string
  /** `{buyer}`, `{seller}`, `{amount}` are filled in. */
  readonly outcome: Record<ReceiptOutcome, string>
  readonly row: Record<
    | 'opened'
    | 'paid'
    | 'finished'
    | 'buyer'
    | 'seller'
    | 'method'
    | 'bank'
    | 'payer'
    | 'payment'
    | 'coins'
    | 'price'
    | 'fee'
    | 'buyerGot'
    | 'ruling',
    string
  >
  readonly you: string
  readonly feePaidBy: Record<'buyer' | 'seller', string>
  readonly noFee: string
  readonly perCoin: string
  readonly footer: string
}

/** What a receipt says. */
export const receiptWords = inEachLocale(words => words.receipt)
