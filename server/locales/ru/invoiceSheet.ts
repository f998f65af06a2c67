import type { InvoiceSheetWords } from '../invoiceSheetWords.ts'

/** What the list of invoices says as a file. */
export const invoiceSheet: InvoiceSheetWords = {
  sheet: 'Счета',
  file: 'scheta',
  column: {
    created: 'Создан ({zone})',
    status: 'Статус',
    title: 'Товар',
    reference: 'Заказ',
    email: 'Плательщик',
    amount: 'Сумма',
    asset: 'В',
    received: 'Получено',
    coin: 'Монета',
    paid: 'Оплачен ({zone})',
    id: 'Счёт',
  },
  status: {
    created: 'Ждёт оплаты',
    trade_initiated: 'Платёж замечен',
    paid: 'Оплачен',
    past_due: 'Просрочен',
    offer_not_found: 'Нет курса монеты',
    trade_cancelled: 'Отменён',
    init_trade_error: 'Нет адреса',
    unknown: 'Приостановлен',
  },
}
