import type { ServerLocale } from '../../domain/refusal/wording.ts'
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

interface ReceiptWords {
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
export const receiptWords: Record<ServerLocale, ReceiptWords> = {
  en: {
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
  },
  ru: {
    title: 'Квитанция о сделке',
    trade: 'Сделка #{id}',
    outcome: {
      released: 'Завершена. Продавец {seller} отправил {amount} покупателю {buyer}.',
      ruledForBuyer: 'Завершена. Арбитр решил в пользу покупателя: {amount} получил {buyer}.',
      cancelled: 'Отменена покупателем. Продавцу {seller} возвращено {amount}.',
      ranOut: 'Отменена, потому что время вышло. Продавцу {seller} возвращено {amount}.',
      ruledForSeller: 'Отменена. Арбитр решил в пользу продавца: {amount} возвращено {seller}.',
      closed: 'Закрыта, потому что спор не открыли вовремя. Продавцу {seller} возвращено {amount}.',
    },
    row: {
      opened: 'Открыта',
      paid: 'Отмечена оплата',
      finished: 'Окончена',
      buyer: 'Покупатель',
      seller: 'Продавец',
      method: 'Способ оплаты',
      bank: 'Банк',
      payer: 'Плательщик, со слов покупателя',
      payment: 'Оплата',
      coins: 'Монеты',
      price: 'Цена',
      fee: 'Комиссия сервиса',
      buyerGot: 'Покупатель получил',
      ruling: 'Арбитр написал',
    },
    you: '{name} (вы)',
    feePaidBy: { buyer: '{fee}, платит покупатель', seller: '{fee}, платит продавец' },
    noFee: 'нет',
    perCoin: '{price} за 1 {coin}',
    footer:
      'Составлено {brand} {time} по собственным записям. {brand} хранит монеты, пока сделка открыта, но не переводит деньги между банками, и эта квитанция не подтверждает перевод. Вопросы: {support}.',
  },
}
