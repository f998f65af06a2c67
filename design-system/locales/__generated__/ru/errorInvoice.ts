// Made of the folders of languages by `npm run generate`.
export const errorInvoice = {
  store_not_active: "Магазин сейчас не принимает платежи.",
  invoice_moved_on: "Счёт уже изменился. Посмотрите на него ещё раз.",
  invoice_too_small: "Сумма слишком мала для сетей ваших монет.",
  invoice_too_large: "Сумма больше, чем можно запросить одним счётом.",
  reference_taken: "Другой счёт магазина уже имеет этот номер заказа.",
  rest_gone: "По этим монетам решение уже принято.",
  refund_gone: "Здесь больше нечего возвращать.",
  refund_too_small: "Комиссия сети съест всю сумму. Договоритесь с магазином напрямую.",
  refund_by_email: "Плательщик подтверждает адрес по ссылке из письма.",
} as const
