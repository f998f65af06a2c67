// Made of the folders of languages by `npm run generate`.
export const errorStore = {
  store_limit_reached: "Магазинов уже {{limit}}. Закройте один, чтобы открыть другой.",
  store_has_open_invoices: "У магазина есть открытые счета. Отмените их или дождитесь окончания.",
  url_invalid: "Нужен адрес, который начинается с https://, без имени и пароля.",
  url_not_public: "Этот адрес не ведёт в открытый интернет.",
  key_limit_reached: "Ключей уже {{limit}}. Отзовите один, чтобы создать другой.",
  webhook_url_missing: "У магазина нет адреса для уведомлений. Сначала сохраните его.",
  signature_late: "Время этого запроса расходится с нашим больше чем на {{minutes}} мин. Подпишите его заново.",
  signature_repeated: "Такой запрос уже приходил. Подпишите новый.",
} as const
