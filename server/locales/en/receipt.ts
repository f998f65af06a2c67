import type { ReceiptWords } from '../receiptWords.ts'

/** What a receipt says. */
export const receipt: ReceiptWords = {
  title: 'Trade receipt',
  trade: 'Trade #{id}',
  outcome: {
    released: 'Completed. {seller} released {amount} to {buyer}.',
    ruledForBuyer: 'Completed. An arbiter ruled for the buyer: {amount} went to {buyer}.',
    cancelled: 'Cancelled by the buyer. {amount} went back to {seller}.',
    ranOut: 'Cancelled, because the time ran out. {amount} went back to {seller}.',
    ruledForSeller: 'Cancelled. An arbiter ruled for the seller: {amount} went back to {seller}.',
    closed: 'Closed, because no dispute was opened in time. {amount} went back to {seller}.',
  },
  row: {
    opened: 'Opened',
    paid: 'Marked as paid',
    finished: 'Ended',
    buyer: 'Buyer',
    seller: 'Seller',
    method: 'Payment method',
    bank: 'Bank',
    payer: 'Payer, as the buyer said',
    payment: 'Payment',
    coins: 'Coins',
    price: 'Price',
    fee: 'Service fee',
    buyerGot: 'The buyer received',
    ruling: 'The arbiter wrote',
  },
  you: '{name} (you)',
  feePaidBy: { buyer: '{fee}, paid by the buyer', seller: '{fee}, paid by the seller' },
  noFee: 'none',
  perCoin: '{price} for 1 {coin}',
  footer:
    'Made by {brand} on {time} from its own records. {brand} keeps the coins while a trade is open; it does not move the money between banks, and this receipt does not prove a transfer. Questions: {support}.',
}
