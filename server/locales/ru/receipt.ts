import type { ReceiptWords } from '../receiptWords.ts'

/** What a receipt says. */
export const receipt: ReceiptWords = {
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
}
