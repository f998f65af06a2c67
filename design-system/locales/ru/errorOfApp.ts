import type { errorOfApp as english } from '../en/errorOfApp.ts'
import type { Translated } from '../translated.ts'

export const errorOfApp: Translated<typeof english, 'ru'> = {
  something_went_wrong: 'Что-то пошло не так',
  no_connection: 'Не удалось связаться с {{brand}}. Проверьте подключение и повторите.',
  timed_out: 'Это заняло слишком много времени. Прежде чем повторить, проверьте, не выполнено ли действие.',
  page_failed: 'Не удалось загрузить страницу',
  chunk_failed: 'Часть страницы не загрузилась. Обновите её, чтобы повторить.',
  invalid_log_in_link: 'Ссылка для входа недействительна. Запросите новую.',
  identity_widget_failed:
    'Не удалось запустить виджет проверки личности. Пройдите проверку, войдя через веб-версию.',
  captcha_unavailable: 'Не удалось установить соединение с сервисом капчи. Обновите страницу и повторите.',
}
