import type { connection as english } from '../en/connection.ts'
import type { Translated } from '../translated.ts'

export const connection: Translated<typeof english, 'ru'> = {
  offline: 'Нет подключения. Данные на экране могли устареть.',
  slow: 'Медленное соединение. Подождите, пожалуйста.',
  reconnecting: 'Восстанавливаем связь. Данные на экране могли устареть.',
  reconnectingIn: 'Следующая попытка через {{seconds}} с',
  restored: 'Связь восстановлена',
  stale: 'По состоянию на {{time}}',
  reconnectNow: 'Подключиться сейчас',
  newVersion: 'Доступна новая версия, нажмите, чтобы обновить',
  sessionClosed: 'Вы вышли из аккаунта на этом устройстве',
}
