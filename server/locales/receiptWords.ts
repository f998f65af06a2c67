/** How a trade ended, as far as its receipt says it. */
export type ReceiptOutcome =
  | 'released'
  | 'ruledForBuyer'
  | 'cancelled'
  | 'ranOut'
  | 'ruledForSeller'
  | 'closed'

/** What a receipt says. */
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
