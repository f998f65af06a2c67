import type { settingNotice as english } from '../en/settingNotice.ts'
import type { Translated } from '../translated.ts'

export const settingNotice: Translated<typeof english, 'ru'> = {
  table: 'О чём и куда вам сообщать',
  about: 'О чём',
  kind: {
    trade: { title: 'Новости сделок', text: 'Открыта, отменена, истекло время.' },
    chat: { title: 'Сообщения в чате', text: 'Когда вы не смотрите в чат.' },
    payment: { title: 'Оплата и отпуск монет', text: 'Оплата, отпуск, пополнения и выводы.' },
    dispute: { title: 'Споры', text: 'Открыт, есть ответ, есть решение.' },
    security: { title: 'Безопасность аккаунта', text: 'Новые устройства, смена пароля, почты и телефона.' },
    news: { title: 'Новости Souk', text: 'Что нового, изредка.' },
  },
  channel: { app: 'В приложении', email: 'Почта', telegram: 'Telegram', push: 'Push' },
  cell: '{{kind}}: {{channel}}',
  always: 'Всегда включено',
  alwaysSecurity:
    'Письма о безопасности нельзя отключить: из них вы узнаете, что в аккаунт вошёл кто-то другой.',
  notLinked: 'Не подключено',
  unlinked: {
    email: 'Адрес почты не подтверждён.',
    telegram: 'Telegram не привязан.',
    push: 'Push-уведомления на этом устройстве не разрешены.',
  },
  link: { email: 'Подтвердить почту', telegram: 'Привязать Telegram', push: 'Разрешить push' },
  unavailable: '{{channel}}: в этом Souk недоступно.',
  browser: {
    title: 'В этом браузере',
    off: 'Сообщает на этом устройстве, даже когда страницы Souk закрыты.',
    on: 'Включено, пока вы здесь не выйдете из аккаунта.',
    working: 'Минуту.',
    blocked:
      'Запрещено браузером. Нажмите значок рядом с адресом, разрешите уведомления для этого сайта и вернитесь.',
    unsupported: 'Этот браузер не умеет показывать уведомления сайтов.',
    failed: 'Не удалось включить уведомления в этом браузере. Попробуйте ещё раз.',
    stopFailed: 'Не удалось выключить уведомления в этом браузере. Попробуйте ещё раз.',
  },
}
