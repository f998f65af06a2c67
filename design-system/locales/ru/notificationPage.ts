import type { notificationPage as english } from '../en/notificationPage.ts'
import type { Translated } from '../translated.ts'

export const notificationPage: Translated<typeof english, 'ru'> = {
  lead: 'Что произошло в ваших сделках, объявлениях и кошельке.',
  settings: 'О чём и куда вам сообщать',
  show: 'Показать',
  all: 'Все',
  unread: 'Непрочитанные',
  today: 'Сегодня',
  yesterday: 'Вчера',
  earlier_one: 'Ещё {{count, number}} более раннее',
  earlier_few: 'Ещё {{count, number}} более ранних',
  earlier_many: 'Ещё {{count, number}} более ранних',
  earlier_other: 'Ещё {{count, number}} более ранних',
  fold: 'Скрыть более ранние',
  markRead: 'Отметить прочитанным',
  older: 'Показать более ранние дни',
  noUnread: 'Всё прочитано',
  noUnreadText: 'Новые уведомления появятся здесь сами.',
  stale: 'Последние уведомления не загрузились. Список может быть неполным.',
}
